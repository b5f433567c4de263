import { type Meaning, expand } from './expand.ts';
import { type Query, nameOf } from './query.ts';
import type { PageInfo, RecordInfo, SearchIndex } from './read-index.ts';

export interface RankedRecord {
  /** Place among the page's records. */
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
  /** How many pages answer the query. */
  total: number;
  /** For each word of the query, the terms it was taken for. */
  meanings: Meaning[][];
}

const weight = {
  title: 3.75,
  topic: 1.2,
  body: 1.1,
  pageTitle: 4.2,
  pageBody: 0.2,
  rarity: 0.6,
  coverage: 1.6,
  coverageGrowth: 0.2,
  exactPage: 2.2,
  exact: 2,
  exactSection: 1.3,
  option: 1.5,
  said: 0.35,
  page: 1.04,
  section: 0.7,
  key: 0.6,
  sidebar: 1.06,
  enough: 0.4,
  neighbours: 0.2,
};

/** How many records have a term whose texts are left out of the index: at least so large a share. */
const commonShare = 0.25;

/** So many pages are looked at closely: those that the terms alone put first. */
const closelyRead = 40;

export async function rank(index: SearchIndex, query: Query, sidebar?: string): Promise<Ranking> {
  const meanings = await Promise.all(query.tokens.map((token) => expand(index, token)));
  const { records: scores, pages: candidates } = scoreByTerms(index, meanings);
  const terms = new Set(meanings.flatMap((list) => list.map(({ term }) => term)));
  const best = candidates.slice(0, closelyRead);
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
  pages.sort((a, b) => b.score - a.score);
  return { pages, total: candidates.length, meanings };
}

/** Scores from the postings alone: of each record, and the pages that answer the query by their best record. */
function scoreByTerms(
  index: SearchIndex,
  meanings: Meaning[][],
): { records: Float64Array; pages: { number: number; best: number }[] } {
  const { starts, pageOf, recordCount } = index;
  const sum = new Float64Array(recordCount);
  const covered = new Float64Array(recordCount);
  const all = new Set<number>();
  let possible = 0;
  for (const list of meanings) {
    const rarity = rarityOf(index, list);
    possible += rarity;
    const own = new Float64Array(recordCount);
    const shared = new Float64Array(index.pageCount);
    const touched = new Set<number>();
    for (const { quality, postings } of list) {
      for (const record of postings.titles) {
        const page = pageOf[record]!;
        touched.add(page);
        own[record] = Math.max(own[record]!, quality * weight.title);
        shared[page] = Math.max(
          shared[page]!,
          quality * (record === starts[page] ? weight.pageTitle : weight.pageBody),
        );
      }
      for (const field of ['topics', 'bodies'] as const) {
        for (const record of postings[field]) {
          const page = pageOf[record]!;
          touched.add(page);
          own[record] = Math.max(own[record]!, quality * (field === 'topics' ? weight.topic : weight.body));
          shared[page] = Math.max(shared[page]!, quality * weight.pageBody);
        }
      }
    }
    // What the page's title says holds for all of its parts.
    for (const page of touched) {
      all.add(page);
      for (let record = starts[page]!; record < starts[page + 1]!; record++) {
        const value = Math.max(own[record]!, shared[page]!);
        sum[record]! += value * rarity;
        covered[record]! += Math.min(1, value) * rarity;
      }
    }
  }
  const pages: { number: number; best: number; share: number }[] = [];
  for (const number of all) {
    let best = 0;
    let share = 0;
    for (let record = starts[number]!; record < starts[number + 1]!; record++) {
      const part = covered[record]! / possible;
      sum[record]! *= part ** (weight.coverage + weight.coverageGrowth * meanings.length);
      best = Math.max(best, sum[record]!);
      share = Math.max(share, part);
    }
    pages.push({ number, best, share });
  }
  const most = Math.max(0, ...pages.map(({ share }) => share));
  return {
    records: sum,
    pages: pages.filter(({ share }) => share >= most * weight.enough).sort((a, b) => b.best - a.best),
  };
}

/** The rarer a word, the more it says. All meanings count as the most frequent of the surest ones. */
function rarityOf(index: SearchIndex, list: Meaning[]): number {
  const surest = list[0]?.quality ?? 0;
  let frequent = 0;
  for (const { quality, postings } of list) {
    const { titles, topics, bodies, isCommon } = postings;
    const count = isCommon ? index.recordCount * commonShare : titles.length + topics.length + bodies.length;
    if (quality >= surest * 0.9) frequent = Math.max(frequent, count);
  }
  return Math.log(1 + index.recordCount / (1 + frequent)) ** weight.rarity;
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
