import type { Meaning } from './expand.ts';
import type { SearchIndex } from './read-index.ts';
import type { Postings } from '../format/term-shard.ts';

/** Tuned by experiment: `bench/search` shows the effect of a change. */
const weight = {
  titles: 3.75,
  topics: 1.2,
  bodies: 1.1,
  pageTitle: 4.2,
  elsewhereOnPage: 0.25,
  repeatedOnPage: 0.3,
  rarity: 0.6,
  coverage: 1.6,
  coverageGrowth: 0.2,
  questionCoverage: 0.8,
  enough: 0.4,
  enoughLater: 0.55,
};

/** After this many pages, one with only some of the words no longer counts as a match. */
const wellPlaced = 10;

/** Assumed frequency, as a share of all records, of terms whose text records are left out of the index. */
const assumedShare = 0.25;

/** Meanings at least this close to the most certain one count for a word's rarity. */
const nearlyAsCertain = 0.9;

/** How well records match one word of the query. */
interface WordScore {
  rarity: number;
  /** By record, for matches in the record itself. */
  ofRecord: Float64Array;
  /** By page, for matches anywhere on the page: they count for all of its records. */
  ofPage: Float64Array;
  pages: Set<number>;
}

/** Scores of all records, and the matching pages by their best record. */
export interface Scores {
  records: Float64Array;
  pages: ScoredPage[];
}

interface ScoredPage {
  number: number;
  bestScore: number;
}

/** Scores from the postings alone. @param meanings For each word of the query, what it may mean. */
export function scoreByTerms(index: SearchIndex, meanings: Meaning[][], isQuestion = false): Scores {
  const { starts, recordCount } = index;
  const scores = new Float64Array(recordCount);
  const covered = new Float64Array(recordCount);
  const found = new Set<number>();
  /** What a record with all the words would reach. */
  let fullCoverage = 0;
  for (const ofWord of meanings) {
    const { rarity, ofRecord, ofPage, pages } = scoreWord(index, ofWord);
    fullCoverage += rarity;
    for (const page of pages) {
      found.add(page);
      for (let record = starts[page]!; record < starts[page + 1]!; record++) {
        const score = Math.max(ofRecord[record]!, ofPage[page]!);
        scores[record]! += score * rarity;
        covered[record]! += Math.min(1, score) * rarity;
      }
    }
  }
  // A record with more of the words beats one with better matches of fewer words, the more so in a long query.
  const exponent = isQuestion ? weight.questionCoverage : weight.coverage + weight.coverageGrowth * meanings.length;
  const pages = [...found].map((number) => {
    let bestScore = 0;
    let bestCoverage = 0;
    for (let record = starts[number]!; record < starts[number + 1]!; record++) {
      const coverage = covered[record]! / fullCoverage;
      scores[record]! *= coverage ** exponent;
      bestScore = Math.max(bestScore, scores[record]!);
      bestCoverage = Math.max(bestCoverage, coverage);
    }
    return { number, bestScore, bestCoverage };
  });
  return { records: scores, pages: withEnoughWords(pages.sort((a, b) => b.bestScore - a.bestScore)) };
}

function scoreWord(index: SearchIndex, meanings: Meaning[]): WordScore {
  const ofRecord = new Float64Array(index.recordCount);
  const ofPage = new Float64Array(index.pageCount);
  const pages = new Set<number>();
  const add = (record: number, recordScore: number, pageScore: number): void => {
    const page = index.pageOf[record]!;
    pages.add(page);
    ofRecord[record] = Math.max(ofRecord[record]!, recordScore);
    ofPage[page] = Math.max(ofPage[page]!, pageScore);
  };
  const rarity = rarityOf(index, meanings);
  for (const { confidence: certainty, postings } of meanings) {
    // A rare word would otherwise lend its weight to a common synonym, and be drowned by it.
    const ownRarity = rarityAt(index, frequencyOf(index, postings));
    const confidence = certainty * Math.min(1, ownRarity / rarity);
    for (const record of postings.titles) {
      const isPageTitle = record === index.starts[index.pageOf[record]!];
      add(record, confidence * weight.titles, confidence * (isPageTitle ? weight.pageTitle : weight.elsewhereOnPage));
    }
    // A page that comes back to a word in many of its sections is about it.
    const times = new Uint16Array(index.pageCount);
    for (const field of ['topics', 'bodies'] as const)
      for (const record of postings[field]) {
        const often = 1 + weight.repeatedOnPage * Math.log(++times[index.pageOf[record]!]!);
        add(record, confidence * weight[field], confidence * weight.elsewhereOnPage * often);
      }
  }
  return { rarity, ofRecord, ofPage, pages };
}

/** Leaves out pages with too few of the query's words, compared with the page that has most. Expects the best first. */
function withEnoughWords<Page extends { bestCoverage: number }>(pages: Page[]): Page[] {
  const most = Math.max(0, ...pages.map(({ bestCoverage }) => bestCoverage));
  return pages.filter(
    ({ bestCoverage }, index) => bestCoverage >= most * (index < wellPlaced ? weight.enough : weight.enoughLater),
  );
}

/** Rare words weigh more. All meanings share the count of the most frequent among the most certain ones. */
function rarityOf(index: SearchIndex, meanings: Meaning[]): number {
  const highestConfidence = meanings[0]?.confidence ?? 0;
  const certain = meanings.filter(({ confidence }) => confidence >= highestConfidence * nearlyAsCertain);
  const mostFrequent = Math.max(0, ...certain.map(({ postings }) => frequencyOf(index, postings)));
  return rarityAt(index, mostFrequent);
}

function rarityAt(index: SearchIndex, frequency: number): number {
  return Math.log(1 + index.recordCount / (1 + frequency)) ** weight.rarity;
}

/** How many records have a term. */
export function frequencyOf(index: SearchIndex, { titles, topics, bodies, bodiesOmitted }: Postings): number {
  return bodiesOmitted ? index.recordCount * assumedShare : titles.length + topics.length + bodies.length;
}
