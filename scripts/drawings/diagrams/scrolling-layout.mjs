// Two phones: what moves is between the arrows.
import { label } from '../boxes.mjs';
import { framed } from '../diagram.mjs';
import { rows } from '../field-notes.mjs';
import { arrow } from '../links.mjs';
import { circle, clip, group, path, rect } from '../svg.mjs';

/** @typedef {import('../boxes.mjs').Size} Size */

const tabs = [22, 52, 82, 112].map((x) => circle(x, 210, 4, { fill: 'm' })).join('');
const header = path('M14 22h52', { stroke: 't', width: 6 });

/** @param {boolean} whole Whether the page scrolls as a whole. */
const phone = (whole) =>
  [
    rect(0, 0, 134, 232, { r: 18, fill: 'b' }),
    rect(1, 1, 132, 42, { r: 17, fill: whole ? 's' : 'f' }),
    group(rows(14, 48, 106, 4), { clip: 'c' }),
    whole ? '' : rect(4, 40, 126, 150, { r: 6, stroke: 'a', width: 2, dash: '5 5' }),
    rect(1, 192, 132, 39, { r: 17, fill: whole ? 's' : 'f' }),
    header,
    tabs,
    rect(0, 0, 134, 232, { r: 18, stroke: 't', width: 2.5 }),
  ].join('');

/** Up and down. @param {number} x @param {number} from @param {number} to */
const range = (x, from, to) =>
  arrow([
    [x, (from + to) / 2],
    [x, from],
  ]) +
  arrow([
    [x, (from + to) / 2],
    [x, to],
  ]);

/** @param {Size} size @param {number} left @param {number} right */
function draw(size, left, right) {
  const title =
    size === 'wide'
      ? ['The whole page scrolls', 'An inner element scrolls']
      : ['The page scrolls', 'An element scrolls'];
  const quiet = { bold: false, color: /** @type {const} */ ('m') };
  return framed(
    size,
    334,
    [
      clip('c', rect(0, 44, 134, 148, {})),
      group(phone(true), { x: left, y: 44 }),
      group(phone(false), { x: right, y: 44 }),
      range(left + 148, 50, 270),
      range(right + 148, 86, 232),
      label(left + 67, 28, title[0] ?? '', size),
      label(right + 67, 28, title[1] ?? '', size),
      label(left + 67, 298, 'header and tab bar', size, quiet),
      label(right + 67, 298, 'header and tab bar', size, quiet),
      label(left + 67, 298 + 17, 'move along', size, quiet),
      label(right + 67, 298 + 17, 'stay in place', size, quiet),
    ].join(''),
  );
}

export default { wide: draw('wide', 180, 470), narrow: draw('narrow', 20, 196) };
