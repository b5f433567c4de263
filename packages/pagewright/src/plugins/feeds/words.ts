/** The words of a text, and how often each is in it. */
export type Words = ReadonlyMap<string, number>;

/** Languages that put no spaces between words are counted by characters. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}_]+/gu;

export function wordCounts(text: string): Words {
  const words = new Map<string, number>();
  for (const [found] of text.matchAll(word)) words.set(found, (words.get(found) ?? 0) + 1);
  return words;
}

/** Fewer are a correction, however short the page is. */
const fewest = 10;

/** Whether at least this part of the words is new or gone. Words that have only moved are the same words. */
export function isSubstantial(before: Words, after: Words, share: number): boolean {
  const changed = Math.max(missing(before, after), missing(after, before));
  return changed >= fewest && changed >= share * Math.max(size(before), size(after));
}

/** How many of the words the others do not have. */
function missing(words: Words, others: Words): number {
  let count = 0;
  for (const [name, times] of words) count += Math.max(0, times - (others.get(name) ?? 0));
  return count;
}

function size(words: Words): number {
  let count = 0;
  for (const times of words.values()) count += times;
  return count;
}
