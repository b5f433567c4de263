import { isAbsolute, relative, sep } from 'node:path';

/** The path of a file below a folder, with slashes on every system: reports show it, and URLs consist of it. */
export function relativePath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}

/** Whether a path is a folder or below it. */
export function isWithin(folder: string, path: string): boolean {
  // On Windows, the relative path to another drive is absolute.
  return !isAbsolute(relative(folder, path)) && relativePath(folder, path).split('/', 1)[0] !== '..';
}
