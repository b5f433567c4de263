import { unescapeHtml } from '../markdown/html.ts';

/** The URLs in the main part of a page: the shell around it is checked once, not with every page. */
export function hrefsIn(html: string): string[] {
  return collect(/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '', /<[a-z][^<>]*?\s(?:href|src)="([^"]*)"/gi);
}

export function idsIn(html: string): string[] {
  // Samples contain no ids, and most of the tags.
  return collect(html.replace(/<pre\b[^]*?<\/pre>/g, ''), /<[a-z][^<>]*?\sid="([^"]*)"/gi);
}

/** All values of an attribute; the pattern matches inside tags only, not in a page's text. */
function collect(html: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(html.matchAll(pattern), (match) => unescapeHtml(match[1]!)))];
}
