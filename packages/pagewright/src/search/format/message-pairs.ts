import { decodeDeltas, encodeDeltas } from './codec.ts';
import { isStopWord, wordsOf } from './words.ts';

// Readers paste error messages into the search. A page that explains one should win over pages that merely contain its
// words, so for the messages that tables explain an index also knows which two words stand side by side in them.
// The pairs themselves would take several kilobytes. Instead each pair is hashed together with the number of its record, and
// the index keeps the set of these hashes (a Bloom filter with one hash, written as deltas). A pair that is in a record is always
// found; one that is not is taken for being there once in `spread` times, which only ranks that record a little too high.

/** How many possible hashes there are for each that is kept: more mean fewer mistakes and more bytes. */
const spread = 64;

/** Neighbouring words of a text as one string each, without pairs that any sentence may have. */
export function pairsIn(text: string): string[] {
  const words = wordsOf(text).map(({ whole }) => whole);
  return words
    .slice(1)
    .map((word, at) => [words[at]!, word])
    .filter((pair) => !pair.every(isStopWord))
    .map((pair) => pair.join(' '));
}

/** The numbers of records with messages and the hashes of their pairs. @param messages For each record. */
export function encodeMessages(messages: (string[] | undefined)[]): string {
  const pairs = messages.map((own = []) => [...new Set(own.flatMap(pairsIn))]);
  const range = pairs.flat().length * spread;
  if (range === 0) return '';
  const records = [...pairs.keys()].filter((record) => pairs[record]!.length > 0);
  const hashes = new Set(pairs.flatMap((own, record) => own.map((pair) => hash(record, pair) % range)));
  return [records, [...hashes, range].sort((a, b) => a - b)].map(encodeDeltas).join(';');
}

/** @returns Whether a record has a pair of words. */
export function decodeMessages(text: string): (record: number, pair: string) => boolean {
  const [records, hashes] = text.split(';').map((part) => decodeDeltas(part));
  if (!hashes) return () => false;
  const [withMessages, known, range] = [new Set(records), new Set(hashes), hashes.at(-1)!];
  return (record, pair) => withMessages.has(record) && known.has(hash(record, pair) % range);
}

/** FNV-1a. */
function hash(record: number, pair: string): number {
  let value = 0x811c9dc5;
  for (const character of `${record} ${pair}`) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}
