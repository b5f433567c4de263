import { readFileSync } from 'node:fs';
import { escapeText } from '../../kernel/text/html.ts';
import { fields, text } from '../foreign/values.ts';
import type { ConfigContext } from './config-context.ts';

/** The logo, if it can be part of every page; otherwise the site's name as a drawing. */
export function logoSource({ site, files, report }: ConfigContext, title: string): string {
  const src = text(fields(fields(site.theme['navbar'])['logo'])['src'])?.replace(/^\//, '');
  const found = src && files.find(src);
  const svg = found && found.endsWith('.svg') ? withoutIds(readFileSync(files.files.get(found)!, 'utf8')) : '';
  const problem = !found ? 'there is no such file' : problemOf(svg, found);
  if (found && !problem) {
    if (/\sid=/.test(readFileSync(files.files.get(found)!, 'utf8'))) files.make(found, svg);
    return found;
  }
  const width = Math.round(title.length * 11 + 4);
  files.make(
    'logo.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24" viewBox="0 0 ${width} 24"><text x="0" y="18" font-family="system-ui, sans-serif" font-size="18" font-weight="600" fill="currentColor">${escapeText(title)}</text></svg>\n`,
  );
  if (src)
    report.hand(
      `the logo ${src} cannot be used: ${problem}`,
      'replace static/logo.svg, which has the name of the site, with a drawing',
      { file: site.configFile },
    );
  else report.note('there was no logo: static/logo.svg has the name of the site', { file: site.configFile });
  return 'logo.svg';
}

/** Drawing programs give ids to parts that nothing refers to. */
function withoutIds(svg: string): string {
  return svg.replace(/\sid=(["'])(.*?)\1/g, (all, _quote, id: string) => (svg.includes(`#${id}`) ? all : ''));
}

/** It is part of every page, where its styles and ids would be those of all. */
function problemOf(source: string, name: string): string | undefined {
  if (!name.endsWith('.svg')) return 'it is not an SVG';
  const svg = source.replace(/<!--[^]*?-->/g, '');
  const wide = /<(?:style|script)\b|\sid=/.exec(svg)?.[0].trim();
  return wide && `it contains "${wide}"`;
}
