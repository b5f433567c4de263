import { isStopWord } from '../search/format/words.ts';
import { longestQuery, readQuery } from '../search/query/query.ts';
import { type RankedPage, rank } from '../search/query/rank.ts';
import type { SearchIndex } from '../search/query/read-index.ts';
import { rankByTypes } from '../search/query/run-query.ts';
import { suggest } from '../search/query/suggest.ts';
import { PassageFinder, cut } from './passage.ts';

/** A section that answers, or the page itself if its anchor is empty. */
export interface AnsweringSection {
  title: string;
  anchor: string;
  passage: string;
}

export interface AnsweringPage {
  /** Below the base of the version. */
  path: string;
  title: string;
  trail: string;
  /** The best one first. */
  sections: AnsweringSection[];
}

export interface IndexAnswer {
  pages: AnsweringPage[];
  total: number;
  suggestion?: string;
}

/** From so many words on, a query is a sentence, of which no page has every word. */
const sentence = 5;
/** Of a question, so many pages are read, and so many sections of each. */
const closelyRead = 12;
const sectionsRead = 8;
/** How much what a page says counts for its place, beside where the words are. */
const weightOfPassage = 0.8;
/** The first pages are shown at length, in characters of each section. */
const shownAtLength = 3;
const longPassage = 700;
const shortPassage = 350;
/** Compared with the best section of its page. */
const nearlyAsGood = 0.5;
/** Of a query for types, so many of a page: what fits is as good as the next one. */
const mostFitting = 6;

/**
 * Asks an index as a site's search does. What is asked in a sentence is ranked by the passages as well: the site answers while somebody
 * types a few words, an agent asks once and in full.
 */
export async function askIndex(
  index: SearchIndex,
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<IndexAnswer> {
  const typed = await askTypes(index, text, limit);
  if (typed) return typed;
  const isQuestion = text.trim().split(/\s+/).length >= sentence;
  // A word at the end of a question is not one that is still being typed.
  const query = await readQuery(index, isQuestion ? `${shortened(text)}?` : text);
  if (query.words.length === 0) return { pages: [], total: 0 };
  const most = isQuestion ? Math.max(limit, closelyRead) : limit;
  const ranking = await rank(index, { ...query, isQuestion }, most);
  signal.throwIfAborted();
  const finder = new PassageFinder(index, ranking.meanings);
  const read = await Promise.all(ranking.pages.slice(0, most).map((page) => readSections(index, page, finder)));
  signal.throwIfAborted();
  if (isQuestion) read.sort((a, b) => b.score - a.score);
  const suggestion = await suggest(index, query.words, ranking);
  const pages = read.slice(0, limit).map((page, at) => page.show(at < shownAtLength ? longPassage : shortPassage));
  return { pages, total: ranking.total, ...(suggestion && { suggestion }) };
}

/** What can be called with the types that a query names, as the site finds it. */
async function askTypes(index: SearchIndex, text: string, limit: number): Promise<IndexAnswer | undefined> {
  const ranking = await rankByTypes(index, text, limit);
  if (!ranking) return undefined;
  const pages = ranking.pages.slice(0, limit).map(({ page, records }): AnsweringPage => {
    const fitting = records.filter(({ score }) => score >= records[0]!.score * nearlyAsGood).slice(0, mostFitting);
    const sections = fitting.map(({ record: { title, anchor }, position }) => {
      return { title, anchor, passage: ranking.signatureAt?.(page.number, position) ?? '' };
    });
    return { path: page.path, title: page.title, trail: page.trail, sections };
  });
  return { pages, total: ranking.total };
}

/** Without the words that say nothing, if it is longer than what is read of a query. */
function shortened(text: string): string {
  if (text.length <= longestQuery) return text;
  const words = text.split(/\s+/).filter((word) => !isStopWord(word.toLowerCase()));
  return words.join(' ').slice(0, longestQuery);
}

interface ReadPage {
  score: number;
  show(length: number): AnsweringPage;
}

async function readSections(
  index: SearchIndex,
  { page, score, records }: RankedPage,
  finder: PassageFinder,
): Promise<ReadPage> {
  // A page whose text cannot be loaded is found all the same.
  const texts = await index.texts(page.number).catch((): string[] => []);
  const best = records[0]!.score;
  const sections = records.slice(0, sectionsRead).map(({ record, position, score: rankScore }) => {
    const text = texts[position] ?? '';
    const { share, start } = finder.find(record.title, text);
    return { record, text, share, start, score: share * (1 + rankScore / best) };
  });
  sections.sort((a, b) => b.score - a.score);
  const share = Math.max(0, ...sections.map((one) => one.share));
  return {
    score: score * (1 - weightOfPassage + weightOfPassage * share),
    show: (length) => ({
      path: page.path,
      title: page.title,
      trail: page.trail,
      sections: sections
        .filter((one, at) => at < 3 && (at < 2 || one.score >= sections[0]!.score * nearlyAsGood))
        .map(({ record: { title, anchor }, text, start }) => ({ title, anchor, passage: cut(text, start, length) })),
    }),
  };
}
