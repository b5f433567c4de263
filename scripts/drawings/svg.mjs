// SVG as text: the few elements that drawings consist of.
import { dark, light } from './palette.mjs';

/** @typedef {import('./palette.mjs').Color} Color */
/** @typedef {{ fill?: Color, stroke?: Color, width?: number, dash?: string }} Paint */

/** @param {Paint} paint */
const painted = ({ fill, stroke, width, dash }) =>
  [
    fill ? ` fill="var(--${fill})"` : ' fill="none"',
    stroke ? ` stroke="var(--${stroke})"` : '',
    width ? ` stroke-width="${width}"` : '',
    dash ? ` stroke-dasharray="${dash}"` : '',
  ].join('');

/** @param {number} value */
const short = (value) => String(Math.round(value * 100) / 100);

/**
 * @param {number} x @param {number} y @param {number} width @param {number} height
 * @param {Paint & { r?: number }} paint
 */
export const rect = (x, y, width, height, { r, ...paint }) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${r ? ` rx="${r}"` : ''}${painted(paint)}/>`;

/** @param {number} x @param {number} y @param {number} r @param {Paint} paint */
export const circle = (x, y, r, paint) => `<circle cx="${short(x)}" cy="${short(y)}" r="${r}"${painted(paint)}/>`;

/** @param {string} d @param {Paint} paint */
export const path = (d, paint) => `<path d="${d}"${painted(paint)}/>`;

/** @typedef {{ size?: number, bold?: boolean, color?: Color, anchor?: 'start' | 'middle' | 'end', code?: boolean }} Letters */

/** @param {number} x @param {number} y @param {string} content @param {Letters} [letters] */
export const text = (x, y, content, { size, bold, color, anchor, code } = {}) =>
  [
    `<text x="${short(x)}" y="${short(y)}"`,
    size ? ` font-size="${size}"` : '',
    bold ? ' font-weight="600"' : '',
    color ? ` fill="var(--${color})"` : '',
    anchor && anchor !== 'start' ? ` text-anchor="${anchor}"` : '',
    code ? ' font-family="ui-monospace,Menlo,Consolas,monospace"' : '',
    `>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`,
  ].join('');

/** @param {string} body @param {{ x?: number, y?: number, scale?: number, clip?: string }} [place] */
export function group(body, { x = 0, y = 0, scale, clip } = {}) {
  const move = x || y ? `translate(${short(x)} ${short(y)})` : '';
  const transform = [move, scale ? `scale(${scale})` : ''].filter(Boolean).join(' ');
  return `<g${transform && ` transform="${transform}"`}${clip ? ` clip-path="url(#${clip})"` : ''}>${body}</g>`;
}

/** @param {string} id @param {string} shape */
export const clip = (id, shape) => `<clipPath id="${id}">${shape}</clipPath>`;

/**
 * A file. Browsers relate the media query to the page's colour mode; pages have the alternative text.
 *
 * @param {number} width @param {number} height @param {string} body
 */
export function drawing(width, height, body) {
  const used = /** @type {Color[]} */ (Object.keys(light)).filter(
    (name) => body.includes(`--${name})`) || name === 't',
  );
  /** @param {typeof light} colors */
  const set = (colors) => `:root{${used.map((name) => `--${name}:${colors[name]}`).join(';')}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="12" fill="var(--t)" stroke-linecap="round" stroke-linejoin="round"><style>${set(light)}@media(prefers-color-scheme:dark){${set(dark)}}</style>${body}</svg>\n`;
}
