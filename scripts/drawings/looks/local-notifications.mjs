// Banners over whatever is on the screen. Buttons need a long press on iOS and are part of the card on Android.
import { app, website } from '../field-notes.mjs';
import { circle, path, rect, text } from '../svg.mjs';

/** @param {number} x @param {number} y */
export const appIcon = (x, y) =>
  rect(x, y, 26, 26, { r: 7, fill: 'a' }) +
  path(`M${x + 6} ${y + 18}v-1a7 7 0 0 1 14 0v1M${x + 11} ${y + 18}v-.5a2 2 0 0 1 4 0v.5`, { stroke: 'o', width: 2 });

/** @type {import('../arrange.mjs').Look} */
export default {
  shows: 'top',
  ios:
    app +
    rect(7, 30, 146, 54, { r: 14, fill: 'r', stroke: 'l' }) +
    appIcon(16, 44) +
    text(50, 53, 'Call Mia', { bold: true }) +
    text(50, 70, 'Before noon', { color: 'm' }),
  android:
    app +
    rect(7, 28, 146, 92, { r: 14, fill: 'r', stroke: 'l' }) +
    circle(24, 47, 9, { fill: 'a' }) +
    text(40, 51, 'Field Notes · now', { color: 'm', size: 11.5 }) +
    text(16, 73, 'Call Mia', { bold: true }) +
    text(16, 89, 'Before noon', { color: 'm' }) +
    text(16, 109, 'Done', { bold: true, color: 'a' }) +
    text(58, 109, 'Later', { bold: true, color: 'a' }),
  web:
    website +
    rect(126, 10, 176, 62, { r: 10, fill: 'r', stroke: 'l', width: 1.5 }) +
    appIcon(138, 28) +
    text(174, 31, 'Call Mia', { bold: true }) +
    text(174, 47, 'Before noon', { color: 'm' }) +
    text(174, 63, 'notes.example', { color: 'm', size: 11.5 }),
};
