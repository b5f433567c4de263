import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of Pagewright, as its package says. */
export function engineVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
