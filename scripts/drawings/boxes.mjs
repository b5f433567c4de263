// The parts of diagrams: boxes with a title and lines below it, regions around them, and labels.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { group, rect, text } from './svg.mjs';

/** @typedef {import('./palette.mjs').Color} Color */
/** @typedef {[x: number, y: number, width: number, height: number]} Place */
/** @typedef {'plain' | 'key' | 'question' | 'error' | 'open'} Tone */
/**
 * @typedef {object} Box
 * @property {string[]} text The title, then smaller lines.
 * @property {Tone} [tone]
 * @property {string} [icon] Of the sprite, before the text.
 * @property {boolean} [code] Whether the title is code.
 */

/** Letters on phones are as small as they may be: drawings are shown at 95 % there. */
export const sizes = { wide: { title: 14.5, line: 13 }, narrow: { title: 13, line: 12 } };
/** @typedef {keyof typeof sizes} Size */

/** @type {Record<Tone, import('./svg.mjs').Paint>} */
const paints = {
  plain: { fill: 'b', stroke: 'l' },
  key: { fill: 's', stroke: 'a' },
  question: { fill: 'y', stroke: 'w' },
  error: { fill: 'e', stroke: 'd' },
  open: { stroke: 'm', dash: '5 5' },
};

const sprite = readFileSync(join(import.meta.dirname, '../../site/static/img/icons.svg'), 'utf8');

/** @param {string} name @param {number} x @param {number} y */
export function icon(name, x, y) {
  const shapes = sprite.match(`<symbol id="${name}"[^>]*>(.*)</symbol>`)?.[1];
  if (!shapes) throw new Error(`There is no icon "${name}" in icons.svg.`);
  return group(`<g fill="none" stroke="var(--a)" stroke-width="1.5" color="var(--a)">${shapes}</g>`, { x, y });
}

/** @param {Place} place @param {Box} box @param {Size} size */
export function box([x, y, width, height], { text: [title = '', ...lines], tone = 'plain', icon: name, code }, size) {
  const { title: large, line: small } = sizes[size];
  const step = small + 5;
  const top = y + (height - lines.length * step) / 2 + large * 0.36;
  const left = name ? x + 42 : x + width / 2;
  const anchor = name ? 'start' : 'middle';
  return [
    rect(x, y, width, height, { r: 9, width: 1.5, ...paints[tone] }),
    name ? icon(name, x + 13, y + height / 2 - 10) : '',
    text(left, top, title, {
      size: code ? large - 1 : large,
      bold: true,
      anchor,
      ...(code && { code }),
      ...(tone === 'error' && { color: 'd' }),
    }),
    ...lines.map((line, index) => text(left, top + (index + 1) * step, line, { size: small, color: 'm', anchor })),
  ].join('');
}

/** An area with a name, around boxes; on phones arrows cross its edge in the middle. @param {Place} place @param {string} name @param {Size} size */
export const region = ([x, y, width, height], name, size) =>
  rect(x, y, width, height, { r: 12, fill: 'f' }) +
  (size === 'wide'
    ? label(x + width / 2, y + 23, name, size, { size: sizes.wide.title })
    : label(x + 14, y + 22, name, size, { size: sizes.narrow.title, anchor: 'start' }));

/** @param {number} x @param {number} y @param {string} content @param {Size} size @param {import('./svg.mjs').Letters} [letters] */
export const label = (x, y, content, size, letters) =>
  text(x, y, content, { size: sizes[size].line, bold: true, color: 'a', anchor: 'middle', ...letters });
