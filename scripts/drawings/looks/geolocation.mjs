// The question that comes before the first position. Only iOS shows the text of Info.plist.
import { icon } from '../boxes.mjs';
import { app, scrim, website } from '../field-notes.mjs';
import { path, rect, text } from '../svg.mjs';

/** @type {import('../svg.mjs').Letters} */
const answer = { color: 'a', anchor: 'middle' };

/** @type {import('../arrange.mjs').Look} */
export default {
  shows: 'top',
  ios:
    app +
    scrim +
    rect(7, 58, 146, 166, { r: 14, fill: 'r' }) +
    text(80, 82, 'Use your location?', { bold: true, anchor: 'middle' }) +
    text(80, 101, 'The map shows', { size: 11.5, anchor: 'middle' }) +
    text(80, 116, 'where you are.', { size: 11.5, anchor: 'middle' }) +
    path('M7 128h146M7 160h146M7 192h146', { stroke: 'l' }) +
    text(80, 148.5, 'Allow Once', answer) +
    text(80, 180.5, 'While Using App', answer) +
    text(80, 212.5, 'Don’t Allow', { ...answer, bold: true }),
  android:
    app +
    scrim +
    rect(7, 52, 146, 176, { r: 18, fill: 'r' }) +
    icon('geolocation', 70, 64) +
    text(80, 106, 'Use your location?', { bold: true, anchor: 'middle' }) +
    [0, 1, 2].map((index) => rect(16, 118 + index * 35, 128, 30, { r: 8, fill: 's' })).join('') +
    ['While using app', 'Only this time', 'Don’t allow']
      .map((name, index) => text(80, 137.5 + index * 35, name, answer))
      .join(''),
  web:
    website +
    rect(58, 6, 206, 92, { r: 10, fill: 'r', stroke: 'l', width: 1.5 }) +
    text(74, 29, 'notes.example wants to', { bold: true }) +
    icon('geolocation', 72, 37) +
    text(98, 51, 'know your location') +
    rect(122, 64, 60, 24, { r: 12, stroke: 'm' }) +
    text(152, 80, 'Block', { ...answer, bold: true }) +
    rect(190, 64, 60, 24, { r: 12, fill: 'a' }) +
    text(220, 80, 'Allow', { ...answer, bold: true, color: 'o' }),
};
