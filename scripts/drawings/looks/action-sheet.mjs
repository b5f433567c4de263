// iOS draws a card with a Cancel button of its own; Android a bottom sheet of the Material library; PWA Elements a sheet in the page.
import { app, scrim, website } from '../field-notes.mjs';
import { path, rect, text } from '../svg.mjs';

/** @param {number} y @param {string} name @param {import('../svg.mjs').Letters} [letters] */
const choice = (y, name, letters) => text(80, y, name, { size: 13, color: 'a', anchor: 'middle', ...letters });

/** @type {import('../arrange.mjs').Look} */
export default {
  shows: 'all',
  ios:
    app +
    scrim +
    rect(8, 156, 144, 112, { r: 13, fill: 'r' }) +
    text(80, 175, 'Field note', { color: 'm', anchor: 'middle' }) +
    path('M8 184h144M8 212h144M8 240h144', { stroke: 'l' }) +
    choice(203, 'Share') +
    choice(231, 'Move') +
    choice(259, 'Delete', { color: 'd' }) +
    rect(8, 275, 144, 36, { r: 13, fill: 'r' }) +
    choice(298, 'Cancel', { bold: true }),
  android:
    app +
    scrim +
    rect(0, 172, 160, 170, { r: 12, fill: 'r' }) +
    text(16, 196, 'Field note', { color: 'm' }) +
    ['Share', 'Move', 'Delete', 'Cancel'].map((name, index) => text(16, 224 + index * 28, name, { size: 13 })).join(''),
  web:
    website +
    scrim +
    rect(55, 40, 200, 160, { r: 10, fill: 'r' }) +
    text(155, 62, 'Field note', { color: 'm', anchor: 'middle' }) +
    ['Share', 'Move', 'Delete', 'Cancel']
      .map((name, index) => text(155, 90 + index * 28, name, { size: 13, color: 'a', anchor: 'middle' }))
      .join('') +
    path('M55 72h200M55 100h200M55 128h200M55 156h200', { stroke: 'l' }),
};
