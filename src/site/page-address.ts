/** `/x`, `/x/` and `/x/index.html` are one page: this makes all of them `/x`, and the root empty. */
export function pageAddress(path: string): string {
  return path.replace(/\/+(index\.html\/*)?$/, '');
}
