import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasStatic } from '../has-static.ts';

/** The ids of the symbols in an SVG file of the site. `checkAssets` reports one that is missing. */
export function symbolsIn(siteDir: string, file: string): string[] {
  if (!hasStatic({ dir: siteDir }, file)) return [];
  const svg = readFileSync(join(siteDir, 'static', file), 'utf8');
  return Array.from(svg.matchAll(/<symbol\b[^>]*?\sid="([^"]+)"/g), ([, id]) => id!);
}
