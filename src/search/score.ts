import type { Meaning } from './expand.ts';
import type { SearchIndex } from './read-index.ts';

/** Tuned by experiment: `bench/search` shows the effect of a change. */
const weight = {
  title: 3.75,
  topic: 1.2,
  body: 1.1,
  pageTitle: 4.2,
  pageBody: 0.2,
  rarity: 0.6,
  coverage: 1.6,
  coverageGrowth: 0.2,
  enough: 0.4,
  enoughLater: 0.55,
};

/** After this many pages, one with only some of the words no longer counts as a match. */
const wellPlaced = 10;

/** Assumed frequency, as a share of all records, of terms whose text records are left out of the index. */
const assumedShare = 0.25;

/** Scores from the postings alone: all records, and the matching pages by their best record. */
export function scoreByTerms(
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
    // The page's title applies to all of its records.
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
    pages: pages
      .sort((a, b) => b.best - a.best)
      .filter(({ share }, place) => share >= most * (place < wellPlaced ? weight.enough : weight.enoughLater)),
  };
}

/** Rare words weigh more. All meanings share the count of the most frequent among the most certain ones. */
function rarityOf(index: SearchIndex, list: Meaning[]): number {
  const surest = list[0]?.quality ?? 0;
  let frequent = 0;
  for (const { quality, postings } of list) {
    const { titles, topics, bodies, isCommon } = postings;
    const count = isCommon ? index.recordCount * assumedShare : titles.length + topics.length + bodies.length;
    if (quality >= surest * 0.9) frequent = Math.max(frequent, count);
  }
  return Math.log(1 + index.recordCount / (1 + frequent)) ** weight.rarity;
}
