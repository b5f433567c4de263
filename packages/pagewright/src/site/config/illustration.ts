import type { Problem } from '../../kernel/problems.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import { inlineSvg } from './inline-svg.ts';
import { configFile } from './config-file.ts';
import type { ResolvedConfig } from './schema.ts';

/** The drawing that stands where there is nothing else to see, if the site has one. */
export function readIllustration(
  siteDir: string,
  { theme }: Pick<ResolvedConfig, 'theme'>,
  source: string,
  problems: Problem[],
): string | undefined {
  if (!theme.illustration) return undefined;
  const found = inlineSvg(siteDir, theme.illustration, 'theme.illustration');
  if ('html' in found) return found.html;
  problems.push({
    severity: 'error',
    file: configFile,
    line: lineOfPath(source, ['theme', 'illustration']),
    message: `the illustration ${found.message}`,
    hint: found.hint,
  });
  return undefined;
}
