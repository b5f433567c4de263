import type { QueryWord } from './expand.ts';
import { distance } from '../../kernel/text/distance.ts';
import { pairsIn } from '../format/message-pairs.ts';
import type { SearchIndex } from './read-index.ts';
import { lastAtMost } from '../format/sorted.ts';
import { endsInWord, isStopWord, nameOf, stem, wordsOf } from '../format/words.ts';

/** Of a query, in characters: the rest is ignored. */
export const longestQuery = 200;
const maxWords = 12;
const shortestQuote = 4;
/** Minimum letters of each half of a split compound. */
const shortestHalf = 3;

export interface Query {
  words: QueryWord[];
  /** See `nameOf`. */
  name: string;
  /** Begins with a dash: a command's option. */
  isOption: boolean;
  /** Words side by side, to recognise a message. */
  pairs: string[];
  /** Of so many words that it may be a part of a message. */
  isLong: boolean;
  /** Asked in a sentence, as people ask assistants: hardly a page has all of its words. */
  isQuestion?: boolean;
}

/** Parses a query into words. Compounds unknown to the index are split: `deeplinks` → deep, links. */
export async function readQuery(index: SearchIndex, text: string): Promise<Query> {
  const short = text.slice(0, longestQuery);
  const words: string[] = [];
  const isFinished = short !== '' && !endsInWord(short);
  const written = wordsOf(short);
  for (const [at, { whole, parts }] of written.entries()) {
    const isOpen = at === written.length - 1 && !isFinished;
    if (await isKnown(index, whole, isOpen)) words.push(whole);
    else if (parts.length > 0) words.push(...parts);
    else words.push(...((await takeApart(index, whole)) ?? [whole]));
  }
  const telling = words.filter((word) => !isStopWord(word));
  const aims = telling.filter((word) => !(isVersion(word) && words[words.indexOf(word) - 1] === 'from'));
  const wanted = aims.some((word) => !isVersion(word)) ? aims : telling;
  const used = [...new Set(wanted.length > 0 ? wanted : words)].slice(0, maxWords);
  const joined = (word: string): string[] => {
    const at = words.indexOf(word);
    return [words.slice(at - 1, at + 1), words.slice(at, at + 2)]
      .filter(({ length }) => length === 2)
      .map((two) => stem(two.join('')));
  };
  return {
    words: used.map((word, at) => ({ word, isOpen: at === used.length - 1 && !isFinished, joined: joined(word) })),
    name: nameOf(short),
    isOption: /^\s*-/.test(short),
    pairs: pairsIn(short),
    isLong: written.length >= shortestQuote,
  };
}

/** `v3`, `4`. After “from” it is where the reader comes from: pages named after it are those they have behind them. */
function isVersion(word: string): boolean {
  return /^v?\d+$/.test(word);
}

async function isKnown(index: SearchIndex, word: string, isOpen = false): Promise<boolean> {
  if (index.synonymsOf(word).length > 0) return true;
  if ((await index.find(word)) ?? (await index.find(stem(word)))) return true;
  const shards = isOpen ? await index.termShards(word) : [];
  return shards.some(({ terms }) => terms[lastAtMost(terms, word) + 1]?.startsWith(word));
}

/** Splits a word into two known ones of sufficient length. A word one letter from a term is a typo, not a compound. */
async function takeApart(index: SearchIndex, word: string): Promise<string[] | undefined> {
  if (word.length < 2 * shortestHalf) return undefined;
  const root = stem(word);
  for (const { terms } of await index.shardsNear(word))
    if (terms.some((term) => distance(word, term, 1) <= 1 || distance(root, term, 1) <= 1)) return undefined;
  for (let at = word.length - shortestHalf; at >= shortestHalf; at--) {
    const halves = [word.slice(0, at), word.slice(at)] as const;
    if ((await isKnown(index, halves[0])) && (await isKnown(index, halves[1]))) return [...halves];
  }
  return undefined;
}
