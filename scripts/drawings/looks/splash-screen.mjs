// iOS shows the picture of the launch storyboard. Android does the same with its own, or since version 12 an icon on a colour.
import { circle, group, path, rect } from '../svg.mjs';

/** The logo. @param {number} x @param {number} y @param {number} scale @param {import('../palette.mjs').Color} stroke */
const logo = (x, y, scale, stroke) =>
  group([4.5, 9.5, 14.5].map((r) => path(`M1.5 19v-1a${r} ${r} 0 0 1 ${2 * r} 0v1`, { stroke, width: 3 })).join(''), {
    x,
    y,
    scale,
  });

const night = rect(0, 0, 160, 332, { fill: 'n' });
const picture =
  night +
  path('M0 230c34-34 62-26 92-8s50 14 68-6v116H0z', { fill: 'i' }) +
  circle(122, 92, 16, { fill: 'w' }) +
  logo(40, 118, 2.5, 'z');

/** @type {import('../arrange.mjs').Look} */
export const icon = {
  shows: 'top',
  bar: 'z',
  ios: picture,
  android: night + circle(80, 152, 46, { fill: 'z' }) + logo(50, 131, 1.9, 'i'),
  absent: ['Not on the web', 'Calls do nothing in a browser'],
};

/** @type {import('../arrange.mjs').Look} */
export const image = { ...icon, android: picture };
