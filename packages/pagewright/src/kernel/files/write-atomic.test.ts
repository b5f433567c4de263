import { linkSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { isStaged, writeAtomic } from './write-atomic.ts';

it('replaces a file instead of writing into it: hard links keep the old content', () => {
  const dir = temporaryFolder();
  const path = join(dir, 'a.html');
  writeAtomic(path, 'old');
  linkSync(path, join(dir, 'published.html'));
  writeAtomic(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(readFileSync(join(dir, 'published.html'), 'utf8')).toBe('old');
  expect(readdirSync(dir).sort()).toEqual(['a.html', 'published.html']);
});

it('leaves nothing behind where it fails', () => {
  const dir = temporaryFolder();
  // The file cannot be renamed onto a folder.
  mkdirSync(join(dir, 'a.html'));
  expect(() => writeAtomic(join(dir, 'a.html'), 'text')).toThrow();
  expect(readdirSync(dir)).toEqual(['a.html']);
});

it('isStaged knows what a killed write leaves behind', () => {
  const names = ['a.html', 'a.html.4711-0', 'v-1-2.json', 'module-1.mjs'];
  expect(names.filter(isStaged)).toEqual(['a.html.4711-0']);
});
