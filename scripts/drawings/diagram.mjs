// A diagram: the same boxes, placed once for wide screens and once for phones.
import { arcs, panel } from './arrange.mjs';
import { box } from './boxes.mjs';
import { connect } from './links.mjs';
import { drawing } from './svg.mjs';

/** @typedef {import('./boxes.mjs').Box} Box */
/** @typedef {import('./boxes.mjs').Size} Size */
/**
 * @typedef {object} Layout
 * @property {number} height
 * @property {Record<string, import('./boxes.mjs').Place>} places
 * @property {import('./links.mjs').Link[]} links
 * @property {string} [below] Behind boxes and arrows.
 * @property {string} [above]
 * @property {Record<string, string[]>} [texts] Where those of the boxes are too long.
 */

const widths = { wide: 800, narrow: 360 };

/** Anything on the panel of diagrams. @param {Size} size @param {number} height @param {string} body */
export function framed(size, height, body) {
  const width = widths[size];
  const background = arcs(width - (size === 'wide' ? 330 : 210), height - 200, size === 'wide' ? 12 : 9);
  return drawing(width, height, panel('p', 0, width, height, background + body));
}

/** @param {Record<string, Box>} boxes @param {Record<Size, Layout>} layouts */
export function diagram(boxes, layouts) {
  /** @param {Size} size */
  const draw = (size) => {
    const { height, places, links, below = '', above = '', texts } = layouts[size];
    return framed(
      size,
      height,
      [
        below,
        ...links.map((each) => connect(each, places, size)),
        ...Object.entries(places).map(([name, place]) => {
          const found = boxes[name];
          if (!found) throw new Error(`There is no box "${name}".`);
          return box(place, { ...found, ...(texts?.[name] && { text: texts[name] }) }, size);
        }),
        above,
      ].join(''),
    );
  };
  return { wide: draw('wide'), narrow: draw('narrow') };
}
