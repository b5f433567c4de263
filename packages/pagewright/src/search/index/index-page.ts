import type { HtmlNode } from '../../kernel/html/parse-html.ts';
import { type PageRecord, extractRecords } from './extract.ts';
import { compoundsOf, isStopTerm, termsOf } from '../format/words.ts';

/** Terms and the records that contain them, by their number on the page. */
type TermRecords = [term: string, records: number[]][];

/** A page's part of the index: cached per page, so that changing one page re-indexes only that one. */
export interface PageTerms {
  records: Pick<PageRecord, 'kind' | 'title' | 'anchor' | 'level' | 'messages' | 'signature'>[];
  /** In the title. */
  titles: TermRecords;
  /** In the text, but neither in the title nor often. */
  bodies: TermRecords;
  /** Not in the title, but the record is about it: it occurs often, or in the page's description. */
  topics: TermRecords;
}

export interface PageIndex extends PageTerms {
  /** The text of each record, for snippets: prose in the first line, then code and facts. */
  texts: string[];
}

const longestTerm = 40;
/** A record that contains a term this many times is about it. */
const often = 3;

export function indexPage(article: HtmlNode[], title: string, description = ''): PageIndex {
  const records = extractRecords(article, title);
  const [titles, bodies, topics] = [new TermTable(), new TermTable(), new TermTable()];
  records.forEach((record, number) => {
    const own = new Set(termsOf(record.title));
    for (const term of own) titles.add(term, number);
    const counts = countTerms(`${record.text} ${record.facts ?? ''}`);
    const summary = new Set(number === 0 ? termsOf(description) : []);
    for (const term of new Set([...summary, ...counts.keys(), ...termsOf(record.code)])) {
      if (own.has(term) || !isWorthy(term)) continue;
      const isTopic = summary.has(term) || (counts.get(term) ?? 0) >= often;
      (isTopic ? topics : bodies).add(term, number);
    }
  });
  return {
    records: records.map(({ kind, title: name, anchor, level, messages, signature }) => ({
      kind,
      title: name,
      anchor,
      level,
      ...(messages && { messages }),
      ...(signature && { signature }),
    })),
    texts: records.map(({ text, code, facts }) => {
      const used = withoutImports(code);
      return [text, ...[text || used ? used : code, facts].filter(Boolean)].join('\n');
    }),
    titles: [...titles],
    bodies: [...bodies],
    topics: [...topics],
  };
}

/** They have the names of all that a sample uses, and say nothing of what it does. */
function withoutImports(code: string): string {
  return code.replace(/^import\s(?:[^\n{;]*\{[^}]*\}[^\n;]*|[^\n{;]*)(?:;|$)\s*/gm, '');
}

class TermTable extends Map<string, number[]> {
  add(term: string, record: number): void {
    const records = this.get(term);
    if (records) records.push(record);
    else this.set(term, [record]);
  }
}

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of [...termsOf(text), ...compoundsOf(text)]) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Nobody searches text for numbers without the word before them, single letters or hashes. */
function isWorthy(term: string): boolean {
  return (
    term.length > 1 && term.length <= longestTerm && !isStopTerm(term) && !/^\d+$|^(?=.*\d)[\da-f]{6,}$/.test(term)
  );
}
