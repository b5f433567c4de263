import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';
import { encodePath } from '../../kernel/urls/paths.ts';
import { fields, text } from '../foreign/values.ts';
import type { ConfigContext } from './config-context.ts';

/** The logo, or a drawing that shows it; without one, the site's name as a drawing. */
export function logoSource(context: ConfigContext, title: string): string {
  const { site, files, report } = context;
  const { src: written, srcDark } = fields(fields(site.theme['navbar'])['logo']);
  const src = text(written)?.replace(/^\//, '');
  const file = src && files.find(src) ? files.files.get(src) : undefined;
  if (src && file) {
    if (text(srcDark)) report.note(`the logo for dark mode, ${text(srcDark)}, was left out`, { file: site.configFile });
    if (!src.endsWith('.svg') || isInlinable(readFileSync(file, 'utf8'))) return src;
    const wrapped = drawingOf(file, context.newBaseUrl + encodePath(src));
    if (wrapped) {
      files.make('navbar-logo.svg', wrapped);
      return 'navbar-logo.svg';
    }
  }
  files.make('navbar-logo.svg', nameAsDrawing(title));
  const problem = src ? `the logo ${src} cannot be used` : 'there was no logo';
  report.note(`${problem}: static/navbar-logo.svg has the name of the site`, { file: site.configFile });
  return 'navbar-logo.svg';
}

/** It becomes part of every page, where its styles and ids would be those of all. */
function isInlinable(source: string): boolean {
  return !/<(?:style|script)\b|\sid=/.test(source.replace(/<!--[^]*?-->/g, ''));
}

/** A drawing that has nothing but another one, as a file. */
function drawingOf(file: string, address: string): string | undefined {
  try {
    const { width, height } = imageSize(readFileSync(file));
    const size = `width="${width}" height="${height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><image href="${escapeAttribute(address)}" ${size}/></svg>\n`;
  } catch {
    return undefined;
  }
}

function nameAsDrawing(title: string): string {
  const width = Math.round(title.length * 11 + 4);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24" viewBox="0 0 ${width} 24"><text x="0" y="18" font-family="system-ui, sans-serif" font-size="18" font-weight="600" fill="currentColor">${escapeText(title)}</text></svg>\n`;
}
