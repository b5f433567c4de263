import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts';

const key = 'docs.recent-searches';
let values: Map<string, string>;

beforeEach(() => {
  values = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('there are none at first', () => {
  expect(recentSearches()).toEqual([]);
});

test('the latest comes first, each once, without the space around it', () => {
  for (const query of ['camera', 'http', ' camera ']) rememberSearch(query);
  expect(recentSearches()).toEqual(['camera', 'http']);
});

test('only the last six are kept', () => {
  for (let number = 1; number <= 8; number++) rememberSearch(`query ${number}`);
  expect(recentSearches()).toEqual([8, 7, 6, 5, 4, 3].map((number) => `query ${number}`));
});

test('nothing, space and whole pages of text are not remembered', () => {
  for (const query of ['', '  \n', 'x'.repeat(201)]) rememberSearch(query);
  expect(values.size).toBe(0);
});

test('one is forgotten, the others stay', () => {
  for (const query of ['a', 'b', 'c']) rememberSearch(query);
  forgetSearch('b');
  forgetSearch('unknown');
  expect(recentSearches()).toEqual(['c', 'a']);
});

test.each(['', 'nonsense', 'null', '3', '"camera"', '{"0":"camera","length":1}', '[1,null,{},["a"],""," "]'])(
  'a stored value %j counts as none and can be written over',
  (value) => {
    values.set(key, value);
    expect(recentSearches()).toEqual([]);
    rememberSearch('camera');
    expect(recentSearches()).toEqual(['camera']);
  },
);

test('valid items of a stored list are used', () => {
  values.set(key, JSON.stringify(['a', 1, 'a', 'x'.repeat(5000), 'b', 'c', 'd', 'e', 'f', 'g']));
  expect(recentSearches()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('without storage they last until the document is left', () => {
  vi.stubGlobal('unstoredChoices', undefined);
  vi.stubGlobal('localStorage', undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  rememberSearch('camera');
  expect(recentSearches()).toEqual(['camera']);
  expect(warn).toHaveBeenCalledTimes(1);
});
