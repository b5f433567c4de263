import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, by its full path. Links are followed; one that leads nowhere is listed, for its reader to say so. */
export function listFiles(folder: string, around: string[] = []): string[] {
  const real = realpathSync(folder);
  // A link to a folder that it lies in would lead down forever.
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

/** What is wrong with a link that leads nowhere. */
export const brokenLink = {
  message: 'this symbolic link leads to no file',
  hint: 'remove it, or let it lead to a file that exists',
};
