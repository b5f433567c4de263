import type { PageTerms } from './index-page.ts';

/** A heading on more than this share of all pages, such as “What can go wrong”, tells nothing about its section. */
const repeatedShare = 0.3;
/** Pages of a small site may share a heading by chance. */
const fewPages = 10;

/** Recognises headings that too many pages share. */
export function findRepeated(pages: { index: PageTerms }[]): (title: string) => boolean {
  const counts = new Map<string, number>();
  for (const { index } of pages)
    for (const title of new Set(index.records.map((record) => record.title)))
      counts.set(title, (counts.get(title) ?? 0) + 1);
  const most = Math.max(fewPages, pages.length * repeatedShare);
  return (title) => counts.get(title)! > most;
}
