// The same map in an element of the page; in a browser with the buttons of the JavaScript map.
import { circle, group, path, rect, text } from '../svg.mjs';

/** Water, a park, roads and a marker. @param {number} width @param {number} height */
const map = (width, height) =>
  rect(0, 0, width, height, { fill: 'f' }) +
  path(`M0 ${height}V${height * 0.7}c${width * 0.25}-34 ${width * 0.3} 20 ${width * 0.5} ${height * 0.3}z`, {
    fill: 'h',
  }) +
  rect(width * 0.58, 14, width * 0.34, 46, { r: 8, fill: 's' }) +
  path(
    `M-4 ${height * 0.35}L${width + 4} ${height * 0.62}M${width * 0.42}-4L${width * 0.62} ${height + 4}M-4 16L${width + 4} ${height * 0.3}`,
    { stroke: 'b', width: 7 },
  ) +
  group(
    path('M0 0C-12-13-15-19-15-25a15 15 0 0 1 30 0C15-19 12-13 0 0z', { fill: 'w', stroke: 'b', width: 2 }) +
      path('M0-25v.01', { stroke: 'n', width: 9 }),
    { x: width * 0.49, y: height * 0.47 },
  );

/** @param {number} x @param {number} y */
const bubble = (x, y) =>
  rect(x, y, 92, 24, { r: 8, fill: 'r' }) + text(x + 46, y + 16, 'Oak, 1790', { bold: true, anchor: 'middle' });

const title = path('M16 50h62', { stroke: 't', width: 6 });

/** @type {import('../arrange.mjs').Look} */
export default {
  shows: 'top',
  ios: title + group(map(160, 190), { y: 66 }) + bubble(32, 88),
  android:
    title +
    group(map(160, 190), { y: 66 }) +
    bubble(32, 88) +
    rect(124, 186, 26, 26, { r: 5, fill: 'r' }) +
    circle(137, 199, 5, { stroke: 't', width: 1.5 }) +
    path('M137 191v3M137 204v3M129 199h3M142 199h3', { stroke: 't', width: 1.5 }),
  web:
    group(map(310, 184)) +
    bubble(106, 22) +
    rect(272, 116, 28, 54, { r: 5, fill: 'r', stroke: 'l' }) +
    path('M280 130h12M286 124v12M280 157h12', { stroke: 't', width: 2 }) +
    path('M272 143h28', { stroke: 'l' }) +
    rect(10, 12, 66, 24, { r: 5, fill: 'r', stroke: 'l' }) +
    text(43, 28, 'Satellite', { anchor: 'middle' }),
};
