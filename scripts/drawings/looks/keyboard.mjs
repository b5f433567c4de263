// The page above the keyboard: on iOS with the bar that goes to the next field, on Android with suggestions.
import { group, path, rect, text } from '../svg.mjs';
import { landscape } from '../field-notes.mjs';

/** @param {number} y @param {number} height @param {number} r @param {import('../palette.mjs').Color} fill */
const keys = (y, height, r, fill) =>
  [10, 9, 7]
    .flatMap((count, line) =>
      Array.from({ length: count }, (_, index) =>
        rect(80 - count * 7.5 + index * 15 + 1.25, y + line * (height + 5), 12.5, height, { r, fill }),
      ),
    )
    .join('');

const page =
  path('M16 48h58', { stroke: 't', width: 6 }) +
  group(landscape(128, 62), { x: 16, y: 64 }) +
  rect(16, 138, 128, 28, { r: 7, fill: 'b', stroke: 'a', width: 2 }) +
  text(26, 156.5, 'Oak at the', { size: 13 }) +
  path('M95 145v14', { stroke: 'a', width: 2 });

/** @type {import('../arrange.mjs').Look} */
export default {
  shows: 'all',
  ios:
    page +
    rect(0, 180, 160, 152, { fill: 'f' }) +
    path('M12 191l5-5 5 5M30 187l5 5 5-5', { stroke: 'm', width: 2 }) +
    text(148, 195, 'Done', { bold: true, color: 'a', anchor: 'end' }) +
    keys(205, 19, 3.5, 'r') +
    rect(5, 277, 30, 19, { r: 3.5, fill: 'l' }) +
    rect(38, 277, 84, 19, { r: 3.5, fill: 'r' }) +
    rect(125, 277, 30, 19, { r: 3.5, fill: 'a' }) +
    path('M135 286.5h10m-4-4 4 4-4 4', { stroke: 'o', width: 1.5 }),
  android:
    page +
    rect(0, 180, 160, 152, { fill: 's' }) +
    text(27, 197, 'river', { anchor: 'middle' }) +
    text(80, 197, 'lake', { anchor: 'middle' }) +
    text(133, 197, 'gate', { anchor: 'middle' }) +
    path('M53 188v12M107 188v12', { stroke: 'l' }) +
    keys(208, 19, 5, 'r') +
    rect(38, 281, 84, 19, { r: 9.5, fill: 'r' }) +
    rect(5, 281, 28, 19, { r: 9.5, fill: 'h' }) +
    rect(127, 281, 28, 19, { r: 9.5, fill: 'a' }) +
    path('m137 290.5 3 3 6-6', { stroke: 'o', width: 1.5 }),
  absent: ['Not on the web', 'Calls reject in a browser'],
};
