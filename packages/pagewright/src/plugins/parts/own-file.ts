import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The full path of one of the plugins' files that become part of the website's code. This code may be bundled elsewhere. */
export function ownFile(path: string): string {
  return join(dirname(createRequire(import.meta.url).resolve('pagewright/package.json')), 'src/plugins', path);
}
