// Two phones and a browser window, each around what it shows. Positions in them are those of their screens.
import { circle, clip, group, path, rect, text } from './svg.mjs';

export const phone = { width: 160, height: 332 };
export const browser = { width: 310, height: 212, bar: 28 };

/** @typedef {import('./palette.mjs').Color} Color */

/** @param {Color} color */
const battery = (color) =>
  rect(126, 12.5, 17, 9, { r: 2.5, stroke: color }) + rect(128, 14.5, 11, 5, { r: 1, fill: color });

/** @param {string} screen @param {Color} [color] That of the status bar and of the line at the bottom. */
export function iPhone(screen, color = 't') {
  const { width, height } = phone;
  return [
    rect(0, 0, width, height, { r: 26, fill: 'b' }),
    group(screen, { clip: 'i' }),
    text(18, 21.5, '9:41', { bold: true, color }),
    battery(color),
    path('M60 326h40', { stroke: color, width: 4 }),
    rect(0, 0, width, height, { r: 26, stroke: 't', width: 2.5 }),
    rect(59, 8, 42, 13, { r: 6.5, fill: 't' }),
  ].join('');
}

/** @param {string} screen @param {Color} [color] */
export function androidPhone(screen, color = 't') {
  const { width, height } = phone;
  return [
    rect(0, 0, width, height, { r: 16, fill: 'b' }),
    group(screen, { clip: 'a' }),
    text(14, 19.5, '9:41', { color }),
    circle(80, 14, 4.5, { fill: 't' }),
    path('M128 20.5h9v-9z', { fill: color }),
    rect(141, 10, 6, 10.5, { r: 1.5, fill: color }),
    path('M66 326h28', { stroke: 'm', width: 3 }),
    rect(0, 0, width, height, { r: 16, stroke: 't', width: 2.5 }),
  ].join('');
}

/**
 * @param {string} page Below the bar, from 0,0.
 * @param {string} [tabs] In the bar, instead of the address.
 */
export function browserWindow(page, tabs) {
  const { width, height, bar } = browser;
  return [
    rect(0, 0, width, height, { r: 10, fill: 'b' }),
    group(group(page, { y: bar }), { clip: 'w' }),
    path(`M0 ${bar}h${width}`, { stroke: 'l', width: 1.5 }),
    ...[16, 28, 40].map((x) => circle(x, 14.5, 3, { fill: 'm' })),
    tabs ?? rect(58, 5, 200, 18, { r: 9, fill: 'f' }) + text(70, 18, 'notes.example', { color: 'm' }),
    rect(0, 0, width, height, { r: 10, stroke: 't', width: 2.5 }),
  ].join('');
}

/** The shapes that screens are cut to. */
export const screens = [
  clip('i', rect(1, 1, phone.width - 2, phone.height - 2, { r: 25 })),
  clip('a', rect(1, 1, phone.width - 2, phone.height - 2, { r: 15 })),
  clip('w', rect(1, 1, browser.width - 2, browser.height - 2, { r: 9 })),
].join('');
