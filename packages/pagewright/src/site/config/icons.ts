import type { Problem } from '../../kernel/problems.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import { inlineSvg } from './inline-svg.ts';
import { configFile } from './config-file.ts';
import type { ResolvedConfig } from './schema.ts';

/** The site's own icons in the navbar, by their path in static/: drawings of the size and colour of the engine's icons. */
export function readIcons(
  siteDir: string,
  { navbar }: Pick<ResolvedConfig, 'navbar'>,
  source: string,
  problems: Problem[],
): Record<string, string> {
  const icons: Record<string, string> = {};
  for (const [index, item] of navbar.items.entries()) {
    if (item.type !== 'social' || !item.icon.endsWith('.svg')) continue;
    const found = inlineSvg(siteDir, item.icon, 'icon');
    if ('html' in found) icons[item.icon] = asIcon(found.html);
    else
      problems.push({
        severity: 'error',
        file: configFile,
        line: lineOfPath(source, ['navbar', 'items', index, 'icon']),
        message: `the icon ${found.message}`,
        hint: found.hint,
      });
  }
  return icons;
}

function asIcon(svg: string): string {
  return svg.replace(/^<svg\b[^>]*/, (tag) => {
    const own = tag.replace(/\s(?:width|height)=(["']).*?\1/g, '');
    return `${own} width="18" height="18"${/\s(?:fill|stroke)=/.test(own) ? '' : ' fill="currentColor"'}`;
  });
}
