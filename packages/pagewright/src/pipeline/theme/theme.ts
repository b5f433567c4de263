import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { relativePath } from '../../kernel/files/relative-path.ts';
import type { Problem } from '../../kernel/problems.ts';
import type { Site } from '../../site/model.ts';
import { type BarColors, barColors } from '../render/document.ts';

export interface Theme {
  /** For the browser's own bars. */
  bars: BarColors;
  problems: Problem[];
}

/**
 * What the build has to know of a site's stylesheet: its background colours, and whether its texts can be read on them.
 *
 * @param root The engine's folder.
 */
export async function readTheme(
  root: string,
  { dir, modules: { theme } }: Pick<Site, 'dir' | 'modules'>,
): Promise<Theme> {
  // Most sites have none, and need not load the parser.
  if (!theme) return { bars: barColors, problems: [] };
  const [{ readTokens, colorOf }, { contrastProblems, hex }] = await Promise.all([
    import('./read-tokens.ts'),
    import('./contrast.ts'),
  ]);
  const file = relativePath(dir, theme);
  const own = join(root, 'src/ui/styles/tokens.css');
  const tokens = readTokens([
    { file: own, source: readFileSync(own, 'utf8') },
    { file, source: readFileSync(theme, 'utf8') },
  ]);
  const bar = (mode: keyof BarColors): string => {
    const color = colorOf(tokens, mode, '--background');
    return color ? hex(color) : barColors[mode];
  };
  return { bars: { light: bar('light'), dark: bar('dark') }, problems: contrastProblems(tokens, file) };
}
