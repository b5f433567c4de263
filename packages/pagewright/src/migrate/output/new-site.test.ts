import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { NewSite } from './new-site.ts';

let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), 'new');
});

function save(files: Record<string, string>, force = false): string[] {
  const site = new NewSite();
  for (const [path, content] of Object.entries(files)) site.write(path, content);
  return site.save(folder, force);
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

it('replaces what it wrote before, and removes what is gone', () => {
  save({ 'a/b.md': '1', 'c.md': '1' });
  save({ 'a/b.md': '2' });
  expect(read('a/b.md')).toBe('2');
  expect(existsSync(join(folder, 'c.md'))).toBe(false);
});

it('does not write into a folder with other files', () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'mine.md'), '');
  expect(() => save({ 'a.md': '1' }, true)).toThrow(/is not empty\n.*hint: pass --out with a folder/);
});

it('does not overwrite what was edited, not even by force', () => {
  save({ 'a.md': '1', 'b.md': '1' });
  writeFileSync(join(folder, 'a.md'), 'edited');
  expect(() => save({ 'a.md': '2', 'b.md': '2' })).toThrow(/1 file in .* would be overwritten.*: a\.md\n/);
  expect(read('b.md')).toBe('1');
  expect(save({ 'a.md': '2', 'b.md': '2' }, true)).toEqual(['a.md']);
  expect([read('a.md'), read('b.md')]).toEqual(['edited', '2']);
  expect(() => save({ 'a.md': '3' })).toThrow('a.md');
});

it('leaves files alone that somebody has added', () => {
  save({ 'a.md': '1' });
  writeFileSync(join(folder, 'b.md'), 'mine');
  expect(() => save({ 'a.md': '1', 'b.md': '2' })).toThrow('b.md');
  expect(save({ 'a.md': '2', 'b.md': '2' }, true)).toEqual(['b.md']);
  expect([read('a.md'), read('b.md')]).toEqual(['2', 'mine']);
});
