import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { plainPath, text } from './fields.ts';

const schema = v.pipe(v.string(), plainPath(/^[^ ]*$/, 'expected no blanks'));
const hintFor = (path: string): string | undefined => v.safeParse(schema, path).issues?.[0].message;

describe('text', () => {
  it.each(['', '   ', '\t\n', '\u00a0', '\u200b \ufeff'])('does not accept %j', (value) => {
    expect(v.safeParse(text, value).issues?.map(({ message }) => message)).toEqual(['must not be empty']);
  });

  it.each(['a', ' a ', '.', '日', '👩\u200d🚀'])('accepts %j', (value) => {
    expect(v.safeParse(text, value).success).toBe(true);
  });
});

describe('plainPath', () => {
  it.each(['', '/', 'a', '/a/b', 'a/b/', '/a.b/..c/d..', '...'])('accepts %j', (path) => {
    expect(hintFor(path)).toBeUndefined();
  });

  it.each(['..', '/..', '../', 'a/../b', '/../../escaped', '.', 'a/./b', '//', 'a//b', '/a//', '..\\a', 'a\\..'])(
    'does not accept %j',
    (path) => {
      expect(hintFor(path)).toBe('must not contain empty, "." or ".." segments');
    },
  );

  it('says once what is expected when the form is another', () => {
    expect(v.safeParse(schema, 'a b/..').issues?.map(({ message }) => message)).toEqual(['expected no blanks']);
  });
});
