import { type Meaning, expand } from './expand.ts';
import type { Query } from './query.ts';
import { scoreByTerms } from './score.ts';
import type { PageInfo, RecordInfo } from './page-shard.ts';
import type { SearchIndex } from './read-index.ts';
import { nameOf } from './words.ts';

export interface RankedRecord {
  /** Index among the page's records. */
  place: number;
  score: number;
  record: RecordInfo;
}

export interface RankedPage {
  page: PageInfo;
  score: number;
  /** Best first. */
  records: RankedRecord[];
}

export interface Ranking {
  /** The best pages, best first. */
  pages: RankedPage[];
  /** How many pages match. */
  total: number;
  /** For each query word, the terms it was taken to mean. */
  meanings: Meaning[][];
}

/** Tuned by experiment: `bench/search` shows the effect of a change. */
const weight = {
  exactPage: 2.2,
  exact: 2,
  exactSection: 1.3,
  option: 1.5,
  said: 0.35,
  page: 1.04,
  section: 0.7,
  key: 0.6,
  sidebar: 1.06,
  neighbours: 0.2,
};

/** How many of the best pages by terms alone are re-ranked by their titles. The others keep their order. */
const closelyRead = 24;

/** Ranks pages, at least `limit` of them if that many are found. A longer list starts with the shorter one. */
export async function rank(index: SearchIndex, query: Query, limit: number, sidebar?: string): Promise<Ranking> {
  const meanings = await Promise.all(query.tokens.map((token) => expand(index, token)));
  const { records: scores, pages: candidates } = scoreByTerms(index, meanings);
  const terms = meantTerms(meanings);
  const best = candidates.slice(0, Math.max(closelyRead, limit));
  const read = await Promise.all(best.map(({ number }) => index.page(number)));
  const pages = read.map(({ page, records }, place): RankedPage => {
    const { number, best: highest } = best[place]!;
    const start = index.starts[number]!;
    const ranked = records
      .flatMap((record, place): RankedRecord[] => {
        const score = scores[start + place]!;
        return score < highest / 4 ? [] : [{ place, record, score: score * fit(query, terms, page, record) }];
      })
      .sort((a, b) => b.score - a.score);
    const more = ranked.slice(1, 4).reduce((sum, { score }) => sum + score, 0);
    const score = (ranked[0]!.score + weight.neighbours * more) * (page.sidebar === sidebar ? weight.sidebar : 1);
    return { page, score, records: ranked };
  });
  const first = pages.splice(0, closelyRead).sort((a, b) => b.score - a.score);
  return { pages: [...first, ...pages], total: candidates.length, meanings };
}

/** All terms that the words of a query were taken to mean. */
export function meantTerms(meanings: Meaning[][]): Set<string> {
  return new Set(meanings.flatMap((list) => list.map(({ term }) => term)));
}

/** How well the titles fit the query as a whole. */
function fit(query: Query, terms: Set<string>, page: PageInfo, record: RecordInfo): number {
  const isPage = record.kind === 'page';
  const name = nameOf(record.title.replace(/\(.*$/, ''));
  const said = record.terms.filter((term) => terms.has(term)).length;
  let factor = 1 - weight.said / 2 + (weight.said * said) / Math.max(1, record.terms.length);
  if (nameOf(page.title) + name === query.name || (name === query.name && record.kind !== 'section'))
    factor *= isPage ? weight.exactPage : weight.exact;
  else if (name === query.name) factor *= weight.exactSection;
  if (query.isOption && record.kind === 'option') factor *= weight.option;
  return (
    factor *
    (record.kind === 'page'
      ? weight.page
      : record.kind === 'section'
        ? weight.section
        : record.kind === 'member'
          ? 1
          : weight.key)
  );
}
