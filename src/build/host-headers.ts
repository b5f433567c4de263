import { hashedFolder, isNamedByContent } from '../site/static-files.ts';
import { forever } from './static-server.ts';

/**
 * `_headers`, which several static hosts read: what is named by its content may be cached for ever.
 *
 * @param paths Below the base path; those that are not named by their content are left out.
 */
export function hostHeaders(paths: string[], baseUrl: string): string {
  const kept = new Set(paths.filter(isNamedByContent).map(wholeFolder));
  return [...kept]
    .sort()
    .map((path) => `${baseUrl}${path}\n  Cache-Control: ${forever}\n`)
    .join('');
}

/** Hosts limit the number of rules, and an index has a file for each page. */
function wholeFolder(path: string): string {
  const folder = hashedFolder(path);
  return folder ? `${folder}*` : path;
}
