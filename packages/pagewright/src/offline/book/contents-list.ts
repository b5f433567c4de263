import type { Doc } from '../../site/model.ts';
import { escapeText } from '../../kernel/text/html.ts';
import type { BookEntry } from '../pages.ts';

/** Parts and pages as a list of lists; `link` writes the line of a page. */
export function contentsList(entries: BookEntry[], link: (doc: Doc, label: string) => string): string {
  const items = entries.map((entry) =>
    'doc' in entry
      ? link(entry.doc, entry.label)
      : `<span>${escapeText(entry.label)}</span>${contentsList(entry.entries, link)}`,
  );
  return `<ol>${items.map((item) => `<li>${item}</li>`).join('\n')}</ol>`;
}
