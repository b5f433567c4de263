import { distance } from '../../kernel/text/distance.ts';
import type { QueryWord } from './expand.ts';
import type { Ranking } from './rank.ts';
import type { SearchIndex } from './read-index.ts';
import { isUnspaced } from '../format/scripts.ts';
import { stem, wordsOf } from '../format/words.ts';

/** More than a query tolerates, because a suggestion is only offered; but not so many that it is another word. */
const maxTypos = 3;
const typosPerLetter = 3 / 8;
const maxPages = 500;
/** A word with a meaning of at least this confidence needs no correction. */
const sureEnough = 0.8;
/** Endings of stems that are complete words. */
const wholeWord = /(?:ion|ment|ness|ity|er|or|al|ic|ry|gy|an|et|el)$/;

/** The query with unknown words replaced by the closest known ones, if there are any. */
export async function suggest(index: SearchIndex, words: QueryWord[], ranking: Ranking): Promise<string | undefined> {
  const isSure = (at: number): boolean => (ranking.meanings[at]?.[0]?.confidence ?? 0) >= sureEnough;
  // Pairs of characters are not words that one could correct.
  if (words.every(({ word }, at) => isSure(at) || isUnspaced(word))) return undefined;
  const titles = await titlesOf(index, ranking);
  // The index contains stems; to get a whole word, look in the titles.
  const wordOf = new Map(titles.flatMap(wordsOf).map(({ whole }) => [stem(whole), whole]));
  const corrected = await Promise.all(
    words.map(async ({ word }, at) => {
      if (isSure(at)) return word;
      const term = ranking.meanings[at]?.[0]?.term ?? (await closestTerm(index, word));
      return term && (wordOf.get(term) ?? (wholeWord.test(term) ? term : undefined));
    }),
  );
  return corrected.every((word) => word !== undefined) ? corrected.join(' ') : undefined;
}

/** Titles of what was found or, if nothing was and the site is not large, all titles. */
async function titlesOf(index: SearchIndex, { pages }: Ranking): Promise<string[]> {
  if (pages.length > 0 || index.pageCount > maxPages)
    return pages.flatMap(({ page, records }) => [page.title, ...records.map(({ record }) => record.title)]);
  const all = await Promise.all(Array.from({ length: index.pageCount }, (_, number) => index.page(number)));
  return all.flatMap(({ records }) => records.map(({ title }) => title));
}

async function closestTerm(index: SearchIndex, word: string): Promise<string | undefined> {
  let best: string | undefined;
  let least = Math.min(maxTypos, Math.floor(word.length * typosPerLetter)) + 1;
  for (const look of index.searchedForTypos(word)) {
    if (best !== undefined) break;
    for (const { terms } of await look())
      for (const term of terms) {
        const typos = distance(word, term, least - 1);
        if (typos < least) [best, least] = [term, typos];
      }
  }
  return best;
}
