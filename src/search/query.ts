import type { Token } from './expand.ts';
import type { SearchIndex } from './read-index.ts';
import { isCommon, stem, wordsOf } from './words.ts';

const longestQuery = 200;
const mostTokens = 12;

export interface Query {
  tokens: Token[];
  /** All letters and digits of the query, to recognise a name however it is written: `camera.getphoto`. */
  name: string;
  /** Begins with a dash: an option of a command. */
  isOption: boolean;
}

/** A query's words. Compounds that the index does not know are taken apart: `deeplinks` → deep, links. */
export async function readQuery(index: SearchIndex, text: string): Promise<Query> {
  const short = text.slice(0, longestQuery);
  const words: string[] = [];
  for (const { whole, parts } of wordsOf(short)) {
    if (await isKnown(index, whole)) words.push(whole);
    else if (parts.length > 0) words.push(...parts);
    else words.push(...((await takeApart(index, whole)) ?? [whole]));
  }
  const telling = words.filter((word) => !isCommon(word));
  const used = [...new Set(telling.length > 0 ? telling : words)].slice(0, mostTokens);
  const joined = (word: string): string[] => {
    const at = words.indexOf(word);
    return [words.slice(at - 1, at + 1), words.slice(at, at + 2)]
      .filter(({ length }) => length === 2)
      .map((two) => stem(two.join('')));
  };
  const isFinished = /[^\p{L}\p{N}_]$/u.test(short);
  return {
    tokens: used.map((word, at) => ({ word, isOpen: at === used.length - 1 && !isFinished, joined: joined(word) })),
    name: nameOf(short),
    isOption: /^\s*-/.test(short),
  };
}

export function nameOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

async function isKnown(index: SearchIndex, word: string): Promise<boolean> {
  if (index.synonymsOf(word).length > 0) return true;
  return Boolean((await index.find(word)) ?? (await index.find(stem(word))));
}

/** Two known words in one, neither of them a scrap. */
async function takeApart(index: SearchIndex, word: string): Promise<string[] | undefined> {
  for (let at = word.length - 3; at >= 3; at--) {
    const halves = [word.slice(0, at), word.slice(at)] as const;
    if ((await isKnown(index, halves[0])) && (await isKnown(index, halves[1]))) return [...halves];
  }
  return undefined;
}
