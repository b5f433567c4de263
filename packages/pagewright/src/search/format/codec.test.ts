import { expect, it } from 'vitest';
import { decodeDeltas, decodeSorted, encodeDeltas, encodeSorted } from './codec.ts';

it.each([[[]], [[0]], [[0, 1, 2]], [[5, 36, 37, 1100, 40_000, 2_000_000]]])('rising numbers survive: %j', (numbers) => {
  expect(decodeDeltas(encodeDeltas(numbers))).toEqual(numbers);
});

it('close numbers take one character each', () => {
  expect(encodeDeltas([3, 4, 8])).toHaveLength(3);
});

it.each([[[]], [['a']], [['app', 'apple', 'apps', 'b', 'bé']]])('sorted words survive: %j', (words) => {
  expect(decodeSorted(encodeSorted(words))).toEqual(words);
});

it('words with a long common prefix survive', () => {
  const long = 'x'.repeat(70);
  expect(decodeSorted(encodeSorted([`${long}a`, `${long}b`]))).toEqual([`${long}a`, `${long}b`]);
});
