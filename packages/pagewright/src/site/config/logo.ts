import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFile } from './load-config.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import type { Problem } from '../../kernel/problems.ts';
import type { ResolvedConfig } from './schema.ts';
import { hasStatic } from '../has-static.ts';

/** The SVG is inlined into every page: it saves a request and follows the colour mode. */
export interface Logo {
  alt: string;
  svg: string;
}

export function readLogo(siteDir: string, config: ResolvedConfig, source: string, problems: Problem[]): Logo {
  const { alt, src } = config.navbar.logo;
  const text = hasStatic({ dir: siteDir }, src)
    ? readFileSync(join(siteDir, 'static', src), 'utf8').replace(/<!--[^]*?-->/g, '')
    : undefined;
  // Inline SVG needs no namespace.
  const svg =
    text
      ?.slice(Math.max(0, text.indexOf('<svg')))
      .replace(/ xmlns=(["']).*?\1/, '')
      .trim() ?? '';
  const report = (what: string, hint: string): void => {
    const line = lineOfPath(source, ['navbar', 'logo', 'src']);
    problems.push({ severity: 'error', file: configFile, line, message: `the logo static/${src} ${what}`, hint });
  };
  const wide = /<(?:style|script)\b|\sid=/.exec(svg)?.[0].trim();
  if (text === undefined) report('does not exist', 'set navbar.logo.src to an SVG file in static/');
  else if (!svg.startsWith('<svg')) report('is not an SVG file', 'set navbar.logo.src to an SVG file in static/');
  else if (wide)
    report(
      `contains "${wide}", which would affect the rest of the page: the logo is inlined`,
      'style the logo with attributes such as fill, using colours like var(--accent)',
    );
  return { alt, svg };
}
