import { escapeText } from '../../kernel/text/html.ts';
import type { Chapter } from '../book/chapter.ts';
import { contentsList } from '../book/contents-list.ts';
import type { BuiltVersion } from '../built-version.ts';
import { bookOf } from '../pages.ts';

/** The table of contents, with the numbers of pages once they are known. */
export function tableOfContents(
  { site, version }: BuiltVersion,
  chapters: Chapter[],
  pageOf: ReadonlyMap<string, number> | undefined,
): string {
  const numbers = new Map(chapters.map(({ doc, number }) => [doc, number]));
  const list = contentsList(bookOf(site, version), (doc, label) => {
    const id = `c${numbers.get(doc)}`;
    return `<a href="#${id}"><span>${escapeText(label)}</span><span class="book-page">${pageOf?.get(id) ?? '000'}</span></a>`;
  });
  return `<nav class="book-contents"><h1>${escapeText(site.strings['doc.contents'])}</h1>${list}</nav>`;
}
