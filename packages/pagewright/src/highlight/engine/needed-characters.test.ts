import { describe, expect, it } from 'vitest';
import { charactersOf, hasNeeded, neededCharacters } from './needed-characters.ts';

describe('neededCharacters', () => {
  it.each([
    ['every letter of a word', 'async', 'casyn', 'asyn'],
    ['what is before an optional character', 'abc?', 'ab', 'ac'],
    ['what is repeated', 'ab+', 'ab', 'a'],
    ['one of a class', '[<(]a', '(a', 'a'],
    ['one of a negated class, if it is small', '[^\\t-z]', '{', 'a'],
    ['an escaped sign', '\\(\\]', '(]', '('],
    ['a digit', 'a\\d', 'a1', 'a'],
    ['a sign by its code', 'a\\x2d', 'a-', 'a'],
    ['one of the alternatives', 'ab|c', 'c', 'x'],
    ['what all alternatives of a group are followed by', '(?:a|b)c', 'ac', 'a'],
    ['what follows', 'a(?=b)', 'ab', 'a'],
    ['what precedes', '(?<=b)a', 'ab', 'a'],
    ['letters beyond ASCII, which no line has', 'é', '', 'abc'],
  ])('needs %s', (_name, source, enough, tooFew) => {
    const has = (text: string): boolean => hasNeeded(charactersOf(text), neededCharacters(source));
    if (enough) expect(has(enough)).toBe(true);
    expect(has(tooFew)).toBe(false);
  });

  it.each([
    ['optional', 'a?b*c{0,2}'],
    ['in an optional group', '(?:ab)?(c)*'],
    ['in one alternative', 'a|'],
    ['in one alternative of a group', '(?:a|\\b)'],
    ['what must not follow', '(?!a)'],
    ['what must not precede', '(?<!a)'],
    ['one of many', '\\w.[^a]'],
    ['one of many alternatives', '[A-P]|[a-p]'],
    ['a place or a group found before', '^\\b\\B$(?:\\1)'],
  ])('needs nothing that is %s', (_name, source) => {
    expect(neededCharacters(source)).toEqual([]);
  });
});
