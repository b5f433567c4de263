import { isEngineAsset } from '../site/static-files.ts';
import { forever } from './static-server.ts';

/**
 * `_headers`, which several static hosts read: what is named by its content may be cached for ever.
 *
 * @param paths Below the base path; those that are not named by their content are left out.
 */
export function hostHeaders(paths: string[], baseUrl: string): string {
  return paths
    .filter(isEngineAsset)
    .sort()
    .map((path) => `${baseUrl}${path}\n  Cache-Control: ${forever}\n`)
    .join('');
}
