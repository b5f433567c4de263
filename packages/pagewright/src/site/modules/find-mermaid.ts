import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SiteError } from '../../kernel/problems.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import { configFile } from '../config/config-file.ts';

/** Its build without dependencies, which browsers and bundlers load alike. */
const build = 'node_modules/mermaid/dist/mermaid.esm.min.mjs';

/** The full path of the Mermaid that a site uses: the file that its configuration names, or the package beside or above the site. */
export function findMermaid(siteDir: string, wanted: string | boolean): string | undefined {
  if (wanted === false) return undefined;
  const found = wanted === true ? installed(siteDir) : existing(join(siteDir, wanted));
  if (found) return found;
  throw new SiteError({
    severity: 'error',
    file: configFile,
    line: lineOfPath(readFileSync(join(siteDir, configFile), 'utf8'), ['markdown', 'mermaid']),
    message: wanted === true ? 'Mermaid, which draws diagrams, is not installed' : `there is no file ${wanted}`,
    hint: wanted === true ? 'install it: npm install mermaid' : 'write the path of a build of Mermaid, or true',
  });
}

function installed(folder: string): string | undefined {
  const parent = dirname(folder);
  return existing(join(folder, build)) ?? (parent === folder ? undefined : installed(parent));
}

function existing(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}
