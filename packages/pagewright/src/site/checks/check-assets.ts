import { isExternal } from '../../kernel/urls/external.ts';
import { configFile } from '../config/config-file.ts';
import { type Path, fieldName, lineOfPath } from '../../kernel/text/locate.ts';
import type { Problem } from '../../kernel/problems.ts';
import type { ResolvedConfig } from '../config/schema.ts';
import { hasStatic } from '../has-static.ts';

/** Files named in the configuration must exist: most of them are in no page's main part, where links are checked. */
export function checkAssets(siteDir: string, config: ResolvedConfig, source: string, problems: Problem[]): void {
  const assets: [path: Path, file: string | undefined][] = [
    [['favicon'], config.favicon],
    [['socialImage'], config.socialImage],
    [['search', 'icons'], config.search.icons],
  ];
  for (const [path, file] of assets) {
    if (file === undefined || isExternal(file) || hasStatic({ dir: siteDir }, file)) continue;
    problems.push({
      severity: 'error',
      file: configFile,
      line: lineOfPath(source, path),
      message: `"${fieldName(path)}" names static/${file.replace(/^\//, '')}, which is not a file in static/`,
      hint: 'set it to a file in static/ or to an absolute URL',
    });
  }
}
