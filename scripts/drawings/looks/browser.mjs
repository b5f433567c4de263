// The system's browser in front of the app: Safari's view, a Custom Tab, a new tab.
import { group, path, rect, text } from '../svg.mjs';
import { landscape } from '../field-notes.mjs';

/** Somebody else's page. @param {number} y @param {number} width */
const article = (y, width) =>
  text(16, y + 20, 'Help', { size: 18, bold: true }) +
  path(`M16 ${y + 38}h${width}M16 ${y + 50}h${width * 0.8}M16 ${y + 62}h${width * 0.92}`, { stroke: 'l', width: 4 }) +
  group(landscape(width, 70), { x: 16, y: y + 78 }) +
  path(`M16 ${y + 164}h${width}M16 ${y + 176}h${width * 0.7}`, { stroke: 'l', width: 4 });

/** @type {import('../arrange.mjs').Look} */
export default {
  shows: 'top',
  tabs:
    text(58, 19, 'Field Notes', { color: 'm' }) +
    path('M140 28V12a6 6 0 0 1 6-6h78a6 6 0 0 1 6 6v16', { fill: 'f', stroke: 'l' }) +
    text(156, 20, 'Help', { bold: true }) +
    path('m212 12 7 7m0-7-7 7', { stroke: 'm', width: 1.5 }),
  ios:
    rect(0, 0, 160, 66, { fill: 'f' }) +
    text(14, 52, 'Done', { size: 13, bold: true, color: 'a' }) +
    rect(52, 36, 96, 24, { r: 8, fill: 'b' }) +
    text(100, 52, 'example.com', { anchor: 'middle' }) +
    path('M0 66h160', { stroke: 'l' }) +
    article(76, 128),
  android:
    rect(0, 0, 160, 70, { fill: 's' }) +
    path('M14 41l11 11m0-11-11 11', { stroke: 't', width: 2 }) +
    text(36, 44, 'Help', { size: 13, bold: true }) +
    text(36, 60, 'example.com', { color: 'm', size: 11.5 }) +
    path('M146 40v.01M146 47v.01M146 54v.01', { stroke: 't', width: 3.5 }) +
    article(76, 128),
  web:
    rect(0, 0, 310, 30, { fill: 'f' }) +
    rect(14, 6, 282, 18, { r: 9, fill: 'b' }) +
    text(26, 19, 'example.com/help', { color: 'm' }) +
    article(36, 278),
};
