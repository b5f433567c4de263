import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from '../problems.ts';

/** The full paths of all files below a folder. Symlinks are followed; a broken one is listed, for the caller to report. */
export function listFiles(folder: string, around: string[] = []): string[] {
  const real = realpathSync(folder);
  // A symlink to a folder that contains it would recurse forever.
  if (around.includes(real)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isFolder(entry, path)) return listFiles(path, [...around, real]);
    return entry.isFile() || entry.isSymbolicLink() ? [path] : [];
  });
}

function isFolder(entry: Dirent, path: string): boolean {
  return entry.isSymbolicLink() ? existsSync(path) && statSync(path).isDirectory() : entry.isDirectory();
}

export const brokenSymlink: Mistake = {
  message: 'this symbolic link is broken',
  hint: 'remove it, or point it to an existing file',
};
