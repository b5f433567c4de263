// The share sheets: people and apps in rows, and what the system itself offers.
import { app, scrim, website } from '../field-notes.mjs';
import { circle, path, rect, text } from '../svg.mjs';

/** @typedef {import('../palette.mjs').Color} Color */
/** @type {Color[]} */
const colors = ['w', 'i', 'a', 'm'];

/** @param {number} x @param {number} y @param {number} gap @param {number} [r] Round, or with corners of this radius. */
const targets = (x, y, gap, r) =>
  colors
    .map((fill, index) =>
      r ? rect(x + gap * index - 12, y - 12, 24, 24, { r, fill }) : circle(x + gap * index, y, 12, { fill }),
    )
    .join('');

/** What is shared: a thumbnail, a title, its host. @param {number} x @param {number} y */
const preview = (x, y) =>
  rect(x, y, 24, 24, { r: 6, fill: 'h' }) +
  text(x + 33, y + 10, 'Old oak', { bold: true, size: 11.5 }) +
  text(x + 33, y + 24, 'notes.example', { color: 'm', size: 11.5 });

/** @type {import('../arrange.mjs').Look} */
export default {
  shows: 'all',
  ios:
    app +
    scrim +
    rect(0, 150, 160, 200, { r: 14, fill: 'r' }) +
    preview(14, 164) +
    path('M0 200h160M0 242h160', { stroke: 'l' }) +
    targets(29, 221, 34, 6) +
    rect(12, 252, 136, 62, { r: 9, fill: 'f' }) +
    path('M12 283h136', { stroke: 'l' }) +
    text(24, 272, 'Copy') +
    text(24, 303, 'Save to files'),
  android:
    app +
    scrim +
    rect(0, 166, 160, 180, { r: 14, fill: 'r' }) +
    path('M70 175h20', { stroke: 'l', width: 3 }) +
    rect(10, 186, 140, 40, { r: 8, fill: 'f' }) +
    preview(18, 194) +
    targets(28, 252, 35) +
    ['Mail', 'Chat', 'Post', 'More']
      .map((name, index) => text(28 + 35 * index, 279, name, { size: 11.5, anchor: 'middle' }))
      .join('') +
    path('M14 292h132', { stroke: 'l' }) +
    text(80, 310, 'Copy link', { bold: true, color: 'a', anchor: 'middle' }),
  web:
    website +
    rect(70, 26, 224, 136, { r: 10, fill: 'r', stroke: 'l', width: 1.5 }) +
    text(86, 50, 'Share', { size: 13, bold: true }) +
    preview(86, 62) +
    path('M70 97h224', { stroke: 'l' }) +
    targets(106, 120, 50) +
    ['Mail', 'Chat', 'Post', 'Nearby']
      .map((name, index) => text(106 + 50 * index, 149, name, { size: 11.5, anchor: 'middle' }))
      .join(''),
};
