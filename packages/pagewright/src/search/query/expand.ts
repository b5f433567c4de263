import { distance } from '../../kernel/text/distance.ts';
import type { SearchIndex } from './read-index.ts';
import { lastAtMost } from '../format/sorted.ts';
import type { Postings, TermShard } from '../format/term-shard.ts';
import { stem, wordsOf } from '../format/words.ts';

/** A term that a query word may mean. */
export interface Meaning {
  term: string;
  /** 1 is the word itself. */
  confidence: number;
  postings: Postings;
}

export interface QueryWord {
  word: string;
  /** Still being typed: terms that begin with it count. */
  isOpen: boolean;
  /** Compounds with the adjacent words: `life cycle` → lifecycle. */
  joined: string[];
}

const isNumber = /^\d+$/;
const maxMeanings = 40;
const confidenceBy = {
  synonym: 0.45,
  family: 0.6,
  joined: 1,
  prefix: 0.85,
  longer: 0.3,
  typo: [1, 0.7, 0.45],
  inside: 0.6,
  /** A number next to another word than the query's: Android 11 for `java 11`. */
  otherNumber: 0.3,
};

/** How many typos are tolerated in a word of this length. */
function allowedTypos(word: string): number {
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/** Letters from which on a beginning may have a typo, and the first letter may be the wrong one: shorter, it resembles too much. */
const longEnough = 6;

/** How much of a term was written: the rest is a guess. */
function shareOf(term: string, word: string): number {
  return Math.sqrt(word.length / term.length);
}

/** What a word may mean in this index, most certain first. */
export async function expand(index: SearchIndex, { word, isOpen, joined }: QueryWord): Promise<Meaning[]> {
  const found = new Map<string, { shard: TermShard; at: number; confidence: number }>();
  const add = (shard: TermShard, at: number, confidence: number): void => {
    const term = shard.terms[at]!;
    if ((found.get(term)?.confidence ?? 0) < confidence) found.set(term, { shard, at, confidence });
  };
  const addExact = async (term: string, confidence: number): Promise<void> => {
    const entry = await index.find(term);
    if (entry) add(entry.shard, entry.at, confidence);
  };

  const root = stem(word);
  for (const term of joined) await addExact(term, confidenceBy.joined);
  const exact = isNumber.test(word) && found.size > 0 ? confidenceBy.otherNumber : 1;
  await addExact(word, exact);
  await addExact(root, exact);
  const isKnown = found.has(word) || found.has(root);
  for (const synonym of [word, ...joined].flatMap((said) => index.synonymsOf(said)))
    for (const { whole } of wordsOf(synonym)) await addExact(stem(whole), confidenceBy.synonym);
  if (word.length > 4)
    for (const shard of await index.termShards(word.slice(0, 4)))
      for (const at of shard.familyOf(word)) add(shard, at, confidenceBy.family);
  if (isOpen || found.size === 0) {
    const highest = isKnown ? confidenceBy.longer : confidenceBy.prefix;
    for (const shard of await index.termShards(word)) {
      const from = lastAtMost(shard.terms, word) + 1;
      const to = lastAtMost(shard.terms, `${word}\uffff`);
      for (let at = from; at <= to; at++) add(shard, at, highest * shareOf(shard.terms[at]!, word));
    }
  }
  for (const look of index.searchedForTypos(word))
    if (found.size === 0) for (const shard of await look()) addSimilar(shard, word, root, isOpen, add);
  const best = [...found].sort(([, a], [, b]) => b.confidence - a.confidence).slice(0, maxMeanings);
  return Promise.all(
    best.map(async ([term, { shard, at, confidence }]) => ({ term, confidence, postings: await shard.postings(at) })),
  );
}

/** Adds terms that contain the word or differ from it only by typos. */
function addSimilar(
  shard: TermShard,
  word: string,
  root: string,
  isOpen: boolean,
  add: (shard: TermShard, at: number, confidence: number) => void,
): void {
  const most = allowedTypos(word);
  if (most === 0) return;
  const isLong = word.length >= longEnough;
  shard.terms.forEach((term, at) => {
    if (term.length < 3) return;
    if (term.includes(word)) return add(shard, at, confidenceBy.inside * shareOf(term, word));
    if (!isLong && term[0] !== word[0]) return;
    const typos = Math.min(distance(word, term, most), root === word ? most + 1 : distance(root, term, most));
    if (typos <= most) return add(shard, at, confidenceBy.typo[typos]!);
    if (isOpen && isLong && distance(word, term, most, true) <= most)
      add(shard, at, confidenceBy.typo[most]! * shareOf(term, word));
  });
}
