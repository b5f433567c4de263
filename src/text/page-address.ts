/** `/x`, `/x/` and `/x/index.html` are one page: this makes all of them `/x`, and the root empty. */
export function pageAddress(path: string): string {
  return path.replace(/\/+(index\.html\/*)?$/, '');
}

/** `.png`, if a path ends like a file's; a number is no such ending: `release-4.0`. */
export function fileEnding(path: string): string | undefined {
  return /\.[a-z]\w*$/i.exec(path)?.[0];
}
