/** `/x`, `/x/` and `/x/index.html` are one page: this makes all of them `/x`, and the root empty. */
export function pageAddress(path: string): string {
  return path.replace(/\/+(index\.html\/*)?$/, '');
}

/** The URL of a page's text as plain Markdown. */
export function markdownUrl(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}

/** Where it says what has changed in a page since an older version. On a version's landing page, these are all of its changes. */
export function changesUrl(path: string, older: string): string {
  return `${pageAddress(path)}/changes-since-${older}`;
}

/** `.png`, if a path ends like a file's; a number is no such ending: `release-4.0`. */
export function fileEnding(path: string): string | undefined {
  return /\.[a-z]\w*$/i.exec(path)?.[0];
}
