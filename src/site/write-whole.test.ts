import { linkSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/fixture-site.ts';
import { isStaged, writeWhole } from './write-whole.ts';

it('replaces a file instead of writing into it: hard links keep the old content', () => {
  const dir = temporaryFolder();
  const path = join(dir, 'a.html');
  writeWhole(path, 'old');
  linkSync(path, join(dir, 'published.html'));
  writeWhole(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(readFileSync(join(dir, 'published.html'), 'utf8')).toBe('old');
  expect(readdirSync(dir).filter(isStaged)).toEqual([]);
});

it('knows a file that is being written by its name', () => {
  expect(['a.html.123-0', 'a.html', 'a-1.html', 'v4-0'].map(isStaged)).toEqual([true, false, false, false]);
});
