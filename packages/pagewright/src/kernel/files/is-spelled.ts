import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether an existing file below a folder has exactly this path. On Windows and macOS, a file is also found by a path with
 * other capitals; the server that the website is published on may not find it.
 */
export function isSpelled(folder: string, path: string): boolean {
  const names = path.split('/').filter((name) => name !== '');
  return names.every((name, depth) => readdirSync(join(folder, ...names.slice(0, depth))).includes(name));
}
