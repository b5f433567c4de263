import { type Meaning, expand } from './expand.ts';
import type { RecordKind } from '../../contract/search-provider.ts';
import type { Query } from './query.ts';
import type { PageInfo, RecordInfo } from '../format/page-shard.ts';
import type { SearchIndex } from './read-index.ts';
import { type Scores, scoreByTerms } from './score.ts';
import { nameOf, stem, termsOf } from '../format/words.ts';

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
  /** Also those that do not match, in their order. */
  all: RecordInfo[];
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
  sectionOfPage: 3,
  property: 1.6,
  option: 1.5,
  message: 2.4,
  quoted: 8,
  said: 0.45,
  sidebar: 1.06,
  neighbours: 0.2,
};

/** Messages name much of what guides explain, and are for those who have one: pairs of words then count. */
const kindWeights: Record<RecordKind, number> = {
  page: 1.15,
  section: 0.65,
  member: 1,
  option: 0.6,
  key: 0.65,
  message: 0.44,
};

/** How many of the best pages by terms alone are re-ranked by their titles. The others keep their order. */
const closelyRead = 24;

/** Records below this share of their page's best score by terms are not worth showing. */
const worthShowing = 1 / 4;

/** How many records besides the best one add to their page's score. */
const maxNeighbours = 3;

/** Ranks pages, at least `limit` of them if that many are found. A longer list starts with the shorter one. */
export async function rank(index: SearchIndex, query: Query, limit: number, sidebar?: string): Promise<Ranking> {
  const meanings = await Promise.all(query.words.map((word) => expand(index, word)));
  const scores = scoreByTerms(index, meanings, query.isQuestion);
  if (query.isLong) liftRecords(index, scores, await index.quoting(query.name));
  const terms = meantTerms(meanings);
  const pages = await rankPages(index, scores, limit, sidebar, (page, record) => fit(query, terms, page, record));
  return { pages, total: scores.pages.length, meanings };
}

/** A part of a message is a match, even if none of its words is rare: `is not set and no`. */
function liftRecords({ pageOf }: SearchIndex, { records, pages }: Scores, quoting: number[]): void {
  const best = pages[0]?.bestScore ?? 1;
  for (const record of quoting) {
    const number = pageOf[record]!;
    let page = pages.find((one) => one.number === number);
    if (!page) pages.push((page = { number, bestScore: 0 }));
    records[record] = best * weight.quoted;
    page.bestScore = records[record]!;
  }
  if (quoting.length > 0) pages.sort((a, b) => b.bestScore - a.bestScore);
}

/** @param fitOf By what the score of a record is multiplied. Without it, the best record of a page is all that counts. */
export async function rankPages(
  index: SearchIndex,
  scores: Scores,
  limit: number,
  sidebar?: string,
  fitOf?: (page: PageInfo, record: RecordInfo) => number,
): Promise<RankedPage[]> {
  const candidates = scores.pages.slice(0, Math.max(closelyRead, limit));
  const pages = await Promise.all(
    candidates.map(async ({ number, bestScore }): Promise<RankedPage> => {
      const { page, records } = await index.page(number);
      const ownScores = scores.records.subarray(index.starts[number], index.starts[number + 1]);
      const ranked = records
        .map((record, position) => ({ position, record, score: ownScores[position]! }))
        .filter(({ score }) => score >= bestScore * worthShowing)
        .map((one): RankedRecord => ({ ...one, score: one.score * (fitOf?.(page, one.record) ?? 1) }))
        .sort((a, b) => b.score - a.score);
      const neighbours = ranked.slice(1, 1 + maxNeighbours).reduce((sum, { score }) => sum + score, 0);
      const score = ranked[0]!.score + (fitOf ? weight.neighbours * neighbours : 0);
      return { page, score: score * (page.sidebar === sidebar ? weight.sidebar : 1), records: ranked, all: records };
    }),
  );
  const reordered = pages.slice(0, closelyRead).sort((a, b) => b.score - a.score);
  return [...reordered, ...pages.slice(closelyRead)];
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
  else if (isNamed(query, page, record)) factor *= weight.sectionOfPage;
  else if (name === query.name) factor *= weight.exactSection;
  else if (kind === 'key' && nameOf(title.replace(/^.*\./, '')) === query.name) factor *= weight.property;
  // The one more is for doubt: a single pair of words is less of a message than three of three.
  factor *= 1 + (weight.message * record.countPairs(query.pairs)) / (query.pairs.length + 1);
  if (query.isOption && kind === 'option') factor *= weight.option;
  return factor * kindWeights[kind];
}

/** Whether a query names a section and its page, in any form and order: `camera permission`, `permissions of the camera`. */
function isNamed(query: Query, page: PageInfo, record: RecordInfo): boolean {
  if (record.kind === 'page' || query.words.length < 2) return false;
  const named = new Set([...termsOf(page.title), ...record.terms]);
  const asked = new Set(query.words.map(({ word }) => stem(word)));
  return named.size === asked.size && [...asked].every((term) => named.has(term));
}
