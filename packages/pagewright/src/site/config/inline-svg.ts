import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from '../../kernel/problems.ts';
import { hasStatic } from '../has-static.ts';

/**
 * A drawing in static/ as part of a page: it saves a request and follows the colour mode.
 *
 * @param field The option that names it.
 */
export function inlineSvg(siteDir: string, src: string, field: string): { html: string } | Mistake {
  const hint = `set ${field} to an SVG file in static/`;
  if (!hasStatic({ dir: siteDir }, src)) return { message: `static/${src} does not exist`, hint };
  const text = readFileSync(join(siteDir, 'static', src), 'utf8').replace(/<!--[^]*?-->/g, '');
  // Inline SVG needs no namespace.
  const svg = text
    .slice(Math.max(0, text.indexOf('<svg')))
    .replace(/ xmlns=(["']).*?\1/, '')
    .trim();
  if (!svg.startsWith('<svg')) return { message: `static/${src} is not an SVG file`, hint };
  const wide = /<(?:style|script)\b|\sid=/.exec(svg)?.[0].trim();
  if (!wide) return { html: svg };
  return {
    message: `static/${src} contains "${wide}", which would affect the rest of the page: it is inlined`,
    hint: 'style it with attributes such as fill, using colours like var(--accent)',
  };
}
