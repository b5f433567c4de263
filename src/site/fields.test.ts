import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { plainPath } from './fields.ts';

const schema = v.pipe(v.string(), plainPath(/^[^ ]*$/, 'expected no blanks'));
const hintFor = (path: string): string | undefined => v.safeParse(schema, path).issues?.[0].message;

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
