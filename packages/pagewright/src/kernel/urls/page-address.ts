/** `/x`, `/x/` and `/x/index.html` are one page: this makes all of them `/x`, and the root empty. */
export function pageAddress(path: string): string {
  return path.replace(/\/+(index\.html\/*)?$/, '');
}

/** The URL of a page's text as plain Markdown. */
export function markdownUrl(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}

/** The page whose text a URL would be: the reverse of `markdownUrl`. */
export function pageOfMarkdown(url: string): string | undefined {
  return url.endsWith('.md') ? url.replace(/(?:(?<=\/)index)?\.md$/, '') : undefined;
}

/** `.png`, if a path ends like a file's; a number is no such ending: `release-4.0`. */
export function fileEnding(path: string): string | undefined {
  return /\.[a-z]\w*$/i.exec(path)?.[0];
}
