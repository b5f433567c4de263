// Arrows between boxes, with right angles and rounded corners.
import { label, sizes } from './boxes.mjs';
import { group, path } from './svg.mjs';

/** @typedef {import('./boxes.mjs').Place} Place */
/** @typedef {[number, number]} Point */
/**
 * @typedef {object} Link
 * @property {string} from A box and its side, `app.r`, or with a position on that side, `app.r@0.3`.
 * @property {string} to
 * @property {string} [label] Several lines are separated by `|`.
 * @property {Point} [shift] Of the label from where it would be.
 * @property {'start' | 'middle' | 'end'} [anchor]
 * @property {number} [mid] Where the middle part of a line with two corners is.
 * @property {boolean} [level] Whether the line ends at the height or place where it starts.
 * @property {boolean} [dash]
 * @property {boolean} [plain] Without a head.
 */

/** @param {string} end @param {Record<string, Place>} places @returns {{ point: Point, side: string }} */
function endOf(end, places) {
  const [, name = '', side = '', part = '0.5'] = end.match(/^([\w-]+)\.([lrtb])(?:@([\d.]+))?$/) ?? [];
  const place = places[name];
  if (!place) throw new Error(`"${end}" is not a side of a box.`);
  const [x, y, width, height] = place;
  const along = Number(part);
  const isLevel = side === 'l' || side === 'r';
  /** @type {Point} */
  const point = isLevel
    ? [side === 'l' ? x : x + width, y + height * along]
    : [x + width * along, side === 't' ? y : y + height];
  return { point, side };
}

/** @param {string} side */
const isLevel = (side) => side === 'l' || side === 'r';

/** @param {Link} link @param {Record<string, Place>} places @returns {Point[]} */
function pointsOf({ from, to, mid, level }, places) {
  const { point: a, side } = endOf(from, places);
  const { point: b, side: last } = endOf(to, places);
  if (level) return [a, isLevel(side) ? [b[0], a[1]] : [a[0], b[1]]];
  if (isLevel(side) && isLevel(last)) {
    const x = mid ?? (a[0] + b[0]) / 2;
    return a[1] === b[1] && mid === undefined ? [a, b] : [a, [x, a[1]], [x, b[1]], b];
  }
  if (!isLevel(side) && !isLevel(last)) {
    const y = mid ?? (a[1] + b[1]) / 2;
    return a[0] === b[0] && mid === undefined ? [a, b] : [a, [a[0], y], [b[0], y], b];
  }
  return [a, isLevel(side) ? [b[0], a[1]] : [a[0], b[1]], b];
}

/** A line through points, its corners rounded. @param {Point[]} points @param {{ dash?: boolean, plain?: boolean }} [style] */
export function arrow(points, { dash, plain } = {}) {
  const steps = points.map(([x, y], index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return `${before ? 'L' : 'M'}${x} ${y}`;
    /** @param {Point} other */
    const near = ([ox, oy]) => {
      const r = Math.min(8, Math.hypot(ox - x, oy - y) / 2);
      return `${x + Math.sign(ox - x) * r} ${y + Math.sign(oy - y) * r}`;
    };
    return `L${near(before)}Q${x} ${y} ${near(after)}`;
  });
  const [[x0, y0] = [0, 0], [x, y] = [0, 0]] = points.slice(-2);
  const angle = (Math.atan2(y - y0, x - x0) * 180) / Math.PI;
  const head = plain
    ? ''
    : `<g transform="translate(${x} ${y}) rotate(${Math.round(angle)})">${path('M-8-4.5 0 0l-8 4.5', { stroke: 'm', width: 1.5 })}</g>`;
  return group(path(steps.join(''), { stroke: 'm', width: 1.5, ...(dash && { dash: '5 5' }) }) + head);
}

/** @param {Link} link @param {Record<string, Place>} places @param {import('./boxes.mjs').Size} size */
export function connect(link, places, size) {
  const points = pointsOf(link, places);
  const lines = link.label?.split('|') ?? [];
  const longest = points
    .slice(1)
    .map((to, index) => ({ from: /** @type {Point} */ (points[index]), to }))
    .toSorted((a, b) => length(b) - length(a))[0];
  const [dx, dy] = link.shift ?? [0, 0];
  const height = sizes[size].line + 3;
  const texts = lines.map((line, index) => {
    if (!longest) return '';
    const { from, to } = longest;
    const isFlat = from[1] === to[1];
    const x = (from[0] + to[0]) / 2 + (isFlat ? 0 : 9) + dx;
    const y = (from[1] + to[1]) / 2 + (isFlat ? -8 - (lines.length - 1 - index) * height : 4 + index * height) + dy;
    return label(x, y, line, size, { anchor: link.anchor ?? (isFlat ? 'middle' : 'start') });
  });
  return arrow(points, link) + texts.join('');
}

/** @param {{ from: Point, to: Point }} line */
const length = ({ from, to }) => Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
