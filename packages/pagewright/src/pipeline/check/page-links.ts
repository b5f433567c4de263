import { unescapeHtml } from '../../kernel/text/html.ts';
import { srcsetAddresses } from '../../markdown/html/srcset.ts';

/** The URLs in the main part of a page: the shell around it is checked once, not with every page. */
export function hrefsIn(html: string): string[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const srcsets = collect(main, /\ssrcset="(?<=<[a-z][^<>]*)([^"]*)"/gi);
  return [
    ...new Set([
      ...collect(main, /\s(?:href|src|poster)="(?<=<[a-z][^<>]*)([^"]*)"/gi),
      ...srcsets.flatMap(srcsetAddresses),
    ]),
  ];
}

export function idsIn(html: string): string[] {
  // Samples contain no ids, and most of the tags.
  return collect(html.replace(/<pre\b[^]*?<\/pre>/g, ''), /<[a-z][^<>]*?\sid="([^"]*)"/gi);
}

/** All values of an attribute; the pattern matches inside tags only, not in a page's text. */
function collect(html: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(html.matchAll(pattern), (match) => unescapeHtml(match[1]!)))];
}
