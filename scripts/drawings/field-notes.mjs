// The app in all drawings: a list of notes with a picture, in lines rather than letters, so that it stays behind what is shown.
import { circle, group, path, rect } from './svg.mjs';

/** A landscape, as in the hero of the landing page. @param {number} width @param {number} height */
export function landscape(width, height) {
  const hills = [
    '<path fill="var(--s)" d="M0 0h72v64H0z"/>',
    path('M0 46c10-14 20-14 33 0s26 9 39-5v23H0z', { fill: 'h' }),
    path('M0 55c15-8 28-6 40 0 11 5 22 4 32-2v11H0z', { fill: 'i' }),
  ].join('');
  const sun = circle(width * 0.7, height * 0.3, Math.round(Math.min(width, height) / 7), { fill: 'w' });
  return `<svg width="${width}" height="${height}" viewBox="0 0 72 64" preserveAspectRatio="none">${hills}</svg>${sun}`;
}

/** @param {number} x @param {number} y @param {number} width */
export const row = (x, y, width) =>
  rect(x, y, 20, 20, { r: 5, fill: 'h' }) +
  path(`M${x + 30} ${y + 6}h${width * 0.4}`, { stroke: 'm', width: 3.5 }) +
  path(`M${x + 30} ${y + 15}h${width - 34}`, { stroke: 'l', width: 3.5 });

/** @param {number} x @param {number} y @param {number} width @param {number} count */
export const rows = (x, y, width, count) =>
  Array.from({ length: count }, (_, index) => row(x, y + index * 34, width)).join('');

/** On a phone: title, picture, as many rows as there is room. */
export const app =
  path('M16 48h58', { stroke: 't', width: 6 }) + group(landscape(128, 92), { x: 16, y: 64 }) + rows(16, 172, 128, 5);

/** In a browser window. */
export const website =
  path('M20 24h72', { stroke: 't', width: 6 }) + group(landscape(120, 96), { x: 20, y: 42 }) + rows(160, 44, 130, 4);

/** What has to be answered first is in front of this. */
export const scrim = rect(0, 0, 310, 332, { fill: 'k' });
