import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { BuildCache } from '../cache/cache.ts';
import { PublishedFolders } from './published-folders.ts';

let cache: BuildCache;
let target: string;
const page = (): string => join(target, 'v1/x/index.html');
const published = (): PublishedFolders => new PublishedFolders(cache, target, 'folders');

beforeEach(() => {
  const parent = temporaryFolder();
  cache = new BuildCache(join(parent, 'cache'));
  target = join(parent, 'dist');
  mkdirSync(join(target, 'v1/x'), { recursive: true });
  writeFileSync(page(), 'text');
  const first = published();
  first.note('v1', { key: 'k', version: 'v' }, join(target, 'v1'));
  first.save(['v1']);
});

it('knows what a folder has', () => {
  expect(published().has('v1', 'k')).toBe(true);
  expect(published().has('v1', 'other')).toBe(false);
  expect(published().has('v2', 'k')).toBe(false);
  expect(published().hasVersion('v1', 'v')).toBe(true);
  expect(new PublishedFolders(cache, target, 'files').has('v1', 'k')).toBe(false);
});

it.each<[string, () => void]>([
  ['edited', () => writeFileSync(page(), 'texts')],
  ['removed', () => rmSync(page())],
  ['added', () => writeFileSync(join(target, 'v1/more.html'), '')],
  [
    'edited at the same size and date',
    () => {
      const { atime, mtime } = statSync(page());
      writeFileSync(page(), readFileSync(page(), 'utf8').toUpperCase());
      utimesSync(page(), atime, mtime);
    },
  ],
])('notices that a file was %s', (_how, touch) => {
  touch();
  expect(published().has('v1', 'k')).toBe(false);
  expect(published().hasVersion('v1', 'v')).toBe(false);
});
