import { distance } from './distance.ts';
import type { Token } from './expand.ts';
import type { Ranking } from './rank.ts';
import type { SearchIndex } from './read-index.ts';
import { stem, wordsOf } from './words.ts';

/** Wider than what a query forgives: a suggestion is only offered. */
const mostTypos = 3;

/** The query with the words that the index does not know replaced by the closest that it does, if there are such. */
export async function suggest(index: SearchIndex, tokens: Token[], ranking: Ranking): Promise<string | undefined> {
  const isSure = (at: number): boolean => (ranking.meanings[at]?.[0]?.quality ?? 0) >= 0.8;
  if (tokens.every((_, at) => isSure(at))) return undefined;
  const titles = new Map<string, string>();
  for (const { page, records } of ranking.pages)
    for (const title of [page.title, ...records.map(({ record }) => record.title)])
      for (const { whole } of wordsOf(title)) titles.set(stem(whole), whole);
  const words = await Promise.all(
    tokens.map(async ({ word }, at) => {
      if (isSure(at)) return word;
      const term = ranking.meanings[at]?.[0]?.term ?? (await closestTerm(index, word));
      return term && (titles.get(term) ?? term);
    }),
  );
  return words.every((word) => word !== undefined) ? words.join(' ') : undefined;
}

async function closestTerm(index: SearchIndex, word: string): Promise<string | undefined> {
  let best: string | undefined;
  let least = Math.min(mostTypos, Math.floor(word.length / 2)) + 1;
  for (const shard of await index.termShards(word.slice(0, 1)))
    for (const term of shard.terms) {
      const typos = distance(word, term, least - 1);
      if (typos < least) [best, least] = [term, typos];
    }
  return best;
}
