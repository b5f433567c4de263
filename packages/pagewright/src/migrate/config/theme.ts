import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { list, text } from '../foreign/values.ts';
import type { Report } from '../report.ts';
import type { SourceSite } from './source-site.ts';

const color = /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s,.%/deg-]+\))$/i;

/** The text of theme.css: the old site's main colour as Pagewright's accent; undefined if it has none of its own. */
export function themeStyles(site: SourceSite, report: Report): string | undefined {
  const files = list(site.plugins.get('theme')?.['customCss']).flatMap((path) =>
    text(path) ? resolve(site.dir, text(path)!) : [],
  );
  const found: { light?: string; dark?: string } = {};
  for (const file of files) {
    if (!existsSync(file)) continue;
    const css = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
    for (const [, selector, block] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
      const value = /--ifm-color-primary\s*:\s*([^;]+?)\s*(?:;|$)/.exec(block!)?.[1];
      if (value && color.test(value)) found[/dark/.test(selector!) ? 'dark' : 'light'] ??= value;
    }
    report.note(
      'of its styles, only the main colour was taken over',
      { file: relativePath(site.dir, file) },
      'write others into theme.css, with the tokens and class names of Pagewright',
    );
  }
  const blocks = Object.entries(found).map(([mode, value]) => `[data-theme='${mode}'] {\n  --accent: ${value};\n}\n`);
  return blocks.length > 0
    ? `/* The main colour of the old site, --ifm-color-primary. */\n${blocks.join('\n')}`
    : undefined;
}
