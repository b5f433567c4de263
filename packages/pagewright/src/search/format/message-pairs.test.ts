import { expect, it } from 'vitest';
import { decodeMessages, encodeMessages, pairsIn } from './message-pairs.ts';

it('takes neighbouring words, unless both are common ones', () => {
  expect(pairsIn("No such module 'Lamp'")).toEqual(['such module', 'module lamp']);
  expect(pairsIn('lamp')).toEqual([]);
});

it('knows which record has which pair of words', () => {
  const messages = Array.from({ length: 200 }, (_, n) => (n % 2 > 0 ? [`lamp${n} fails`, `oil ${n}`] : undefined));
  const hasPair = decodeMessages(encodeMessages(messages));
  const countOf = (pair: (record: number) => string): number =>
    messages.filter((_, record) => hasPair(record, pair(record))).length;
  expect(countOf((record) => `lamp${record} fails`)).toBe(100);
  expect(countOf((record) => `oil ${record}`)).toBe(100);
  // Hashes may collide, but seldom.
  expect(countOf((record) => `lamp${record + 1} fails`)).toBeLessThan(8);
});

it('has nothing where there are no messages', () => {
  expect(encodeMessages([undefined, []])).toBe('');
  expect(decodeMessages('')(0, 'lamp fails')).toBe(false);
});
