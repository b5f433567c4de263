// What lies over a page on iOS, and beside it on Android.
import { label } from '../boxes.mjs';
import { androidPhone, iPhone, screens } from '../devices.mjs';
import { framed } from '../diagram.mjs';
import { rows } from '../field-notes.mjs';
import { group, path, rect, text } from '../svg.mjs';

/** @typedef {import('../boxes.mjs').Size} Size */

/** The bars of the page, with room for the insets. @param {number} top @param {number} bottom */
const page = (top, bottom) =>
  rect(0, 0, 160, top + 38, { fill: 's' }) +
  text(16, top + 24, 'Field Notes', { size: 14, bold: true }) +
  rows(16, top + 54, 128, 5) +
  rect(0, bottom - 48, 160, 332 - bottom + 48, { fill: 's' }) +
  rect(16, bottom - 40, 128, 30, { r: 8, fill: 'a' }) +
  text(80, bottom - 20.5, 'New note', { bold: true, size: 13, color: 'o', anchor: 'middle' });

/** @param {number} y @param {number} height */
const inset = (y, height) => rect(3, y, 154, height, { r: 6, stroke: 'w', width: 2, dash: '5 5' });

const ios = iPhone(page(32, 314) + inset(3, 29) + inset(314, 15));
const bars = rect(0, 0, 160, 28, { fill: 'n' }) + rect(0, 308, 160, 24, { fill: 'n' });
const android = androidPhone(page(28, 308) + bars, 'z');

/** @param {number} x @param {number} y @param {string} first @param {string} second */
const note = (x, y, first, second) =>
  path(`M${x - 12} ${y - 4}h-16`, { stroke: 'm', width: 1.5 }) +
  text(x - 4, y, first, { size: 13, bold: true }) +
  text(x - 4, y + 18, second, { size: 13, color: 'm' });

/** @param {Size} size @param {number} left @param {number} right @param {string} body @param {number} height */
const draw = (size, left, right, body, height) =>
  framed(
    size,
    height,
    screens +
      label(left + 80, 26, 'iOS', size) +
      label(left + 80, 44, 'the page covers it all', size, { bold: false, color: 'm' }) +
      label(right + 80, 26, 'Android', size) +
      label(right + 80, 44, 'the page is between bars', size, { bold: false, color: 'm' }) +
      group(ios, { x: left, y: 60 }) +
      group(android, { x: right, y: 60 }) +
      body,
  );

export default {
  wide: draw(
    'wide',
    56,
    452,
    note(246, 82, 'inset-top', 'padding of the header') +
      note(246, 378, 'inset-bottom', 'padding of the tab bar') +
      note(642, 80, 'Status bar', 'a colour of its own') +
      note(642, 378, 'Navigation bar', 'insets are zero'),
    416,
  ),
  narrow: draw(
    'narrow',
    14,
    186,
    rect(16, 410, 22, 18, { r: 5, stroke: 'w', width: 2, dash: '5 5' }) +
      text(48, 423.5, 'safe-area-inset: padding of your bars', { size: 12.5 }),
    446,
  ),
};
