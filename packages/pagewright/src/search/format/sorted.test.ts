import { expect, it } from 'vitest';
import { firstFrom, lastAtMost } from './sorted.ts';

it.each([
  [[], 5, -1],
  [[5], 4, -1],
  [[5], 5, 0],
  [[5], 6, 0],
  [[1, 3, 5], 0, -1],
  [[1, 3, 5], 1, 0],
  [[1, 3, 5], 2, 0],
  [[1, 3, 5], 5, 2],
  [[1, 3, 5], 9, 2],
  [[1, 3, 3, 5], 3, 2],
])('in %j the last item that is at most %j is at %j', (sorted, value, at) => {
  expect(lastAtMost(sorted, value)).toBe(at);
});

it.each([
  [[], 'b', 0],
  [['b'], 'a', 0],
  [['b'], 'b', 0],
  [['b'], 'c', 1],
  [['a', 'c', 'e'], '', 0],
  [['a', 'c', 'e'], 'b', 1],
  [['a', 'c', 'e'], 'c', 1],
  [['a', 'c', 'e'], 'e', 2],
  [['a', 'c', 'e'], 'f', 3],
])('in %j the first item from %j on is at %j', (sorted, value, at) => {
  expect(firstFrom(sorted, value)).toBe(at);
});
