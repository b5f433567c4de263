// The system's camera on phones; in a browser the component of PWA Elements, in front of the page.
import { landscape } from '../field-notes.mjs';
import { circle, group, path, rect, text } from '../svg.mjs';

/** @param {number} x @param {number} y */
const shutter = (x, y) => circle(x, y, 19, { stroke: 'z', width: 3 }) + circle(x, y, 14, { fill: 'z' });

/** Two arrows in a circle: the other camera. @param {number} x @param {number} y */
const turn = (x, y) =>
  group(path('M-7-2A7.5 7.5 0 0 1 6-4v-4M7 2A7.5 7.5 0 0 1-6 4v4', { stroke: 'z', width: 2 }), { x, y });

/** @param {number} x @param {number} y */
const close = (x, y) => path(`M${x - 5} ${y - 5}l10 10m0-10-10 10`, { stroke: 'z', width: 2 });

const night = rect(0, 0, 310, 332, { fill: 'n' });

/** @type {import('../arrange.mjs').Look} */
export default {
  shows: 'all',
  bar: 'z',
  ios:
    night +
    group(landscape(160, 190), { y: 44 }) +
    text(80, 252, 'PHOTO', { size: 11.5, bold: true, color: 'w', anchor: 'middle' }) +
    text(12, 289, 'Cancel', { color: 'z' }) +
    shutter(82, 285) +
    circle(135, 285, 13, { stroke: 'z' }) +
    turn(135, 285),
  android:
    night +
    group(landscape(160, 204), { y: 40 }) +
    close(30, 284) +
    shutter(80, 284) +
    turn(130, 284) +
    path('M53 40v204M107 40v204M0 108h160M0 176h160', { stroke: 'z', width: 0.5 }),
  web: night + group(landscape(310, 128)) + close(22, 156) + shutter(155, 156) + turn(288, 156),
};
