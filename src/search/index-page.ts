import { type PageRecord, extractRecords } from './extract.ts';
import { isCommon, termsOf } from './words.ts';

/** A page as the index takes it: made once per page and kept, so that a change of one page costs one. */
export interface PageIndex {
  records: Pick<PageRecord, 'kind' | 'title' | 'anchor' | 'level'>[];
  texts: string[];
  /** Term → records (by their place on the page) that have it in the title. */
  titles: Record<string, number[]>;
  /** Term → records that have it in the text but not in the title. */
  bodies: Record<string, number[]>;
}

const longestTerm = 40;

export function indexPage(html: string, title: string): PageIndex {
  const records = extractRecords(html, title);
  const titles: PageIndex['titles'] = Object.create(null);
  const bodies: PageIndex['bodies'] = Object.create(null);
  records.forEach((record, number) => {
    const own = new Set(termsOf(record.title));
    for (const term of own) (titles[term] ??= []).push(number);
    for (const term of new Set(termsOf(`${record.text} ${record.code}`)))
      if (!own.has(term) && isWorthy(term)) (bodies[term] ??= []).push(number);
  });
  return {
    records: records.map(({ kind, title: name, anchor, level }) => ({ kind, title: name, anchor, level })),
    texts: records.map(({ text, code }) => [text, code].filter(Boolean).join('\n')),
    titles,
    bodies,
  };
}

/** Numbers, single letters and hashes are what nobody looks for in a text. */
function isWorthy(term: string): boolean {
  return term.length > 1 && term.length <= longestTerm && !isCommon(term) && !/^\d+$|^(?=.*\d)[\da-f]{6,}$/.test(term);
}
