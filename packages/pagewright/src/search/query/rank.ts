import { type Meaning, expand } from './expand.ts';
import type { RecordKind } from '../../contract/search-provider.ts';
import type { Query } from './query.ts';
import type { PageInfo, RecordInfo } from '../format/page-shard.ts';
import type { SearchIndex } from './read-index.ts';
import { scoreByTerms } from './score.ts';
import { nameOf } from '../format/words.ts';

export interface RankedRecord {
  /** Index among the page's records. */
  position: number;
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
  message: 2.4,
  said: 0.35,
  sidebar: 1.06,
  neighbours: 0.2,
};

const kindWeights: Record<RecordKind, number> = { page: 1.04, section: 0.7, member: 1, option: 0.6, key: 0.6 };

/** How many of the best pages by terms alone are re-ranked by their titles. The others keep their order. */
const closelyRead = 24;

/** Records below this share of their page's best score by terms are not worth showing. */
const worthShowing = 1 / 4;

/** How many records besides the best one add to their page's score. */
const maxNeighbours = 3;

/** Ranks pages, at least `limit` of them if that many are found. A longer list starts with the shorter one. */
export async function rank(index: SearchIndex, query: Query, limit: number, sidebar?: string): Promise<Ranking> {
  const meanings = await Promise.all(query.words.map((word) => expand(index, word)));
  const scores = scoreByTerms(index, meanings);
  const terms = meantTerms(meanings);
  const candidates = scores.pages.slice(0, Math.max(closelyRead, limit));
  const pages = await Promise.all(
    candidates.map(async ({ number, bestScore }): Promise<RankedPage> => {
      const { page, records } = await index.page(number);
      const ownScores = scores.records.subarray(index.starts[number], index.starts[number + 1]);
      const ranked = records
        .map((record, position) => ({ position, record, score: ownScores[position]! }))
        .filter(({ score }) => score >= bestScore * worthShowing)
        .map((one): RankedRecord => ({ ...one, score: one.score * fit(query, terms, page, one.record) }))
        .sort((a, b) => b.score - a.score);
      const neighbours = ranked.slice(1, 1 + maxNeighbours).reduce((sum, { score }) => sum + score, 0);
      const score = ranked[0]!.score + weight.neighbours * neighbours;
      return { page, score: score * (page.sidebar === sidebar ? weight.sidebar : 1), records: ranked };
    }),
  );
  const reordered = pages.slice(0, closelyRead).sort((a, b) => b.score - a.score);
  return { pages: [...reordered, ...pages.slice(closelyRead)], total: scores.pages.length, meanings };
}

/** All terms that the words of a query were taken to mean. */
export function meantTerms(meanings: Meaning[][]): Set<string> {
  return new Set(meanings.flatMap((list) => list.map(({ term }) => term)));
}

/** How well the titles fit the query as a whole. */
function fit(query: Query, terms: Set<string>, page: PageInfo, record: RecordInfo): number {
  const { kind, title, terms: own } = record;
  const name = nameOf(title.replace(/\(.*$/, ''));
  const said = own.filter((term) => terms.has(term)).length;
  let factor = 1 - weight.said / 2 + (weight.said * said) / Math.max(1, own.length);
  if (nameOf(page.title) + name === query.name || (name === query.name && kind !== 'section'))
    factor *= kind === 'page' ? weight.exactPage : weight.exact;
  else if (name === query.name) factor *= weight.exactSection;
  // The one more is for doubt: a single pair of words is less of a message than three of three.
  factor *= 1 + (weight.message * record.countPairs(query.pairs)) / (query.pairs.length + 1);
  if (query.isOption && kind === 'option') factor *= weight.option;
  return factor * kindWeights[kind];
}
