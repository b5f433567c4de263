// Time, from left to right or from top to bottom.
import { box, label } from '../boxes.mjs';
import { framed } from '../diagram.mjs';
import { arrow } from '../links.mjs';
import { rect, text } from '../svg.mjs';

/** @typedef {import('../boxes.mjs').Box} Box */

/** @type {[Box, number][]} Their share of the time. */
const phases = [
  [{ text: ['Process', 'system'] }, 130],
  [{ text: ['Web view, plugins', 'runtime'] }, 186],
  [{ text: ['Page', 'web view reads it'] }, 150],
  [{ text: ['First screen', 'your code'], tone: 'key' }, 256],
];

/** @param {number} index */
const start = (index) => phases.slice(0, index).reduce((sum, [, width]) => sum + width + 10, 0);

const wide =
  rect(24, 24, 752, 44, { r: 9, fill: 'n', stroke: 'l', width: 1.5 }) +
  text(40, 51, 'Splash screen', { size: 14.5, bold: true, color: 'z' }) +
  text(760, 51, 'hide()', { size: 13.5, bold: true, color: 'w', anchor: 'end', code: true }) +
  phases.map(([each, width], index) => box([24 + start(index), 84, width, 60], each, 'wide')).join('') +
  arrow([
    [24, 170],
    [350, 170],
  ]) +
  arrow([
    [360, 170],
    [776, 170],
  ]) +
  label(187, 192, 'native', 'wide') +
  label(568, 192, 'your page: performance.now()', 'wide') +
  label(400, 222, 'Time runs from left to right; the widths are only an example.', 'wide', { bold: false, color: 'm' });

const narrow =
  rect(14, 14, 104, 320, { r: 9, fill: 'n', stroke: 'l', width: 1.5 }) +
  text(66, 40, 'Splash', { size: 13, bold: true, color: 'z', anchor: 'middle' }) +
  text(66, 57, 'screen', { size: 13, bold: true, color: 'z', anchor: 'middle' }) +
  text(66, 322, 'hide()', { bold: true, color: 'w', anchor: 'middle', code: true }) +
  phases.map(([each], index) => box([130, 14 + index * 80, 150, index === 3 ? 80 : 70], each, 'narrow')).join('') +
  arrow([
    [296, 16],
    [296, 162],
  ]) +
  arrow([
    [296, 174],
    [296, 334],
  ]) +
  label(304, 92, 'native', 'narrow', { anchor: 'start' }) +
  label(304, 250, 'your', 'narrow', { anchor: 'start' }) +
  label(304, 266, 'page', 'narrow', { anchor: 'start' }) +
  label(180, 360, 'performance.now() counts from “Page” on.', 'narrow', { bold: false, color: 'm' }) +
  label(180, 378, 'The heights are only an example.', 'narrow', { bold: false, color: 'm' });

export default { wide: framed('wide', 242, wide), narrow: framed('narrow', 396, narrow) };
