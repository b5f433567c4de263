import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteError } from '../../kernel/problems.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import type { PartIconSource } from './part-context.ts';

/** The site's icons by their names. */
export type IconTable = Record<string, PartIconSource>;

/** Those of a file in `static/` that an option of a plugin names. */
export function readIcons(site: PluginSite, file: string, plugin: string): IconTable {
  if (!site.hasStatic(file))
    throw new SiteError({
      severity: 'error',
      file: 'site.config.ts',
      message: `icons of ${plugin}() names a file that does not exist: static/${file}`,
      hint: 'correct it, or remove the option',
    });
  return iconsIn(readFileSync(join(site.dir, 'static', file), 'utf8'));
}

/** The symbols of an SVG file by their ids, each with the attributes that it is drawn with. */
export function iconsIn(svg: string): IconTable {
  const icons: IconTable = {};
  for (const [, attributes = '', drawing = ''] of svg.matchAll(/<symbol\b([^>]*)>(.*?)<\/symbol>/gs)) {
    const { id, viewBox, ...look } = Object.fromEntries(
      Array.from(attributes.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name, value]) => [name!, value!]),
    );
    const written = Object.entries(look).map(([name, value]) => ` ${name}="${value}"`);
    if (id) icons[id] = { viewBox, drawing: `<g${written.join('')}>${drawing.trim()}</g>` };
  }
  return icons;
}
