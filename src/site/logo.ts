import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { configFile } from './load-config.ts';
import { lineOfPath } from './locate.ts';
import type { Problem } from './problems.ts';
import type { ResolvedConfig } from './schema.ts';

/** The SVG is inlined into every page: it saves a request and follows the colour mode. */
export interface Logo {
  alt: string;
  svg: string;
}

export function readLogo(siteDir: string, config: ResolvedConfig, source: string, problems: Problem[]): Logo {
  const { alt, src } = config.navbar.logo;
  const file = join(siteDir, 'static', src);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  const text = isFile ? readFileSync(file, 'utf8').replace(/<!--[^]*?-->/g, '') : undefined;
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
  if (text === undefined) report('does not exist', 'name an SVG file of static/');
  else if (!svg.startsWith('<svg')) report('is not an SVG drawing', 'name an SVG file of static/');
  else if (wide)
    report(
      `has "${wide}", which reaches beyond the drawing: it stands in every page`,
      'use attributes such as fill, with colours like var(--accent)',
    );
  return { alt, svg };
}
