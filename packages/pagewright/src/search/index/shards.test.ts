import { describe, expect, it } from 'vitest';
import { byFirstLetter, cut, firstPositions, total } from './shards.ts';

const itself = (size: number): number => size;

describe('byFirstLetter', () => {
  const shardsOf = (...terms: string[]) =>
    byFirstLetter(terms.map((term) => ({ term }))).map((shard) => shard.map(({ term }) => term));

  it('begins a shard with every new letter', () => {
    expect(shardsOf('a', 'ab', 'b', 'ca', 'cb')).toEqual([['a', 'ab'], ['b'], ['ca', 'cb']]);
  });

  it('makes one empty shard of nothing', () => {
    expect(shardsOf()).toEqual([[]]);
  });
});

describe('cut', () => {
  it('fills a shard up to the size', () => {
    expect(cut([2, 3, 5, 4, 1, 1], itself, 5)).toEqual([[2, 3], [5], [4, 1], [1]]);
  });

  it('gives an item that is too large a shard of its own', () => {
    expect(cut([9, 1, 9], itself, 5)).toEqual([[9], [1], [9]]);
  });

  it('keeps everything together without a limit', () => {
    expect(cut([9, 1, 9], itself, Infinity)).toEqual([[9, 1, 9]]);
  });

  it('makes one empty shard of nothing', () => {
    expect(cut([], itself, 5)).toEqual([[]]);
  });
});

it('adds up lengths', () => {
  expect(total([], itself)).toBe(0);
  expect(total([2, 3], itself)).toBe(5);
});

it('knows the place of the first item of each shard', () => {
  expect(firstPositions([['a', 'b'], ['c'], ['d']])).toEqual([0, 2, 3]);
  expect(firstPositions([[]])).toEqual([0]);
});
