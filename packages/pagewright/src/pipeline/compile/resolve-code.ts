import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isSpelled } from '../../kernel/files/is-spelled.ts';
import { listFiles } from '../../kernel/files/list-files.ts';
import { readText } from '../../kernel/files/read-text.ts';
import { isWithin, relativePath } from '../../kernel/files/relative-path.ts';
import { type Mistake, SiteError } from '../../kernel/problems.ts';
import { takeRegion } from '../../markdown/code/code-region.ts';
import type { FileCode } from '../../markdown/code/file-lines.ts';
import { similarPath } from '../similar-path.ts';

/** The code that a page shows from a file of the site: all of it, a region (`a.ts#name`), lines (`a.ts#L3-L9`) or a step. */
export function resolveCode({ siteDir }: { siteDir: string }, file: string, target: string): FileCode | Mistake {
  const [path = '', part = ''] = target.split('#', 2);
  const name = shownFile(file, target);
  const full = join(siteDir, name);
  if (!isWithin(siteDir, full) || (existsSync(full) && !isWithin(realpathSync(siteDir), realpathSync(full))))
    return {
      message: `the file ${path} is outside the site folder`,
      hint: 'move it into the site folder; a path that begins with / starts there',
    };
  if (!existsSync(full) || !statSync(full).isFile() || !isSpelled(siteDir, name))
    return { message: `there is no file ${path}`, hint: nearest(siteDir, name, path.startsWith('/'), file) };
  const text = textOf(full, name);
  if (typeof text !== 'string') return text;
  const found = takeRegion(text, part);
  return 'code' in found ? found : { ...found, message: `${found.message} in ${name}` };
}

/** The file that a target names, relative to the site folder. */
export function shownFile(file: string, target: string): string {
  const [path = ''] = target.split('#', 1);
  return path.startsWith('/') ? posix.normalize(path).slice(1) : posix.join(posix.dirname(file), path);
}

/** A file that is not text is a mistake of the page that shows it. */
function textOf(path: string, name: string): string | Mistake {
  try {
    return readText(path, name);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const [{ line, message, hint = '' } = { line: 1, message: '' }] = error.problems;
    return { message: `${name}:${line}: ${message}`, hint };
  }
}

function nearest(siteDir: string, name: string, isFromSite: boolean, file: string): string {
  const files = listFiles(siteDir)
    .map((path) => relativePath(siteDir, path))
    .filter((path) => !/(?:^|\/)(?:\.|node_modules\/)/.test(path));
  const written = (path: string): string => {
    if (isFromSite) return `/${path}`;
    const way = posix.relative(posix.dirname(file), path);
    return way.startsWith('.') ? way : `./${way}`;
  };
  return similarPath(
    name,
    files,
    'write its path relative to this page, or from the site folder, starting with /',
    written,
  );
}
