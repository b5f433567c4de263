import type { PluginSite } from 'pagewright';
import { readErrors } from './read-errors.ts';

/** Why messages appear and what mends them. The messages themselves are in the words of others. */
export async function errorProse(site: PluginSite): Promise<{ file: string; line: number; text: string }[]> {
  const versions = Object.values(await readErrors(site));
  const entries = versions.flatMap(({ groups }) => Object.values(groups).flatMap((group) => group.entries));
  return entries.flatMap(({ file, line, cause, mend }) => [cause, mend].map((text) => ({ file, line, text })));
}
