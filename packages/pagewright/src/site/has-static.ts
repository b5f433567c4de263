import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSpelled } from '../kernel/files/is-spelled.ts';
import { isWithin, relativePath } from '../kernel/files/relative-path.ts';

/** Whether a site has a file in its folder for static files. */
export function hasStatic({ dir }: { dir: string }, path: string): boolean {
  const folder = join(dir, 'static');
  const file = join(folder, path);
  // `statSync` alone throws where a parent is a file.
  if (!isWithin(folder, file) || !existsSync(file) || !statSync(file).isFile()) return false;
  return isSpelled(folder, relativePath(folder, file));
}
