import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { renameFolder } from './rename-folder.ts';

it('renames a folder with what is in it', () => {
  const parent = temporaryFolder();
  mkdirSync(join(parent, 'a'));
  writeFileSync(join(parent, 'a/file'), '');
  renameFolder(join(parent, 'a'), join(parent, 'b'));
  expect(readdirSync(parent, { recursive: true })).toEqual(['b', join('b', 'file')]);
});

/** A system that refuses some times, and how long was waited. */
function refusing(platform: NodeJS.Platform, times: number, code = 'EPERM') {
  const waits: number[] = [];
  let refusals = 0;
  const rename = (): void => {
    if (refusals++ < times) throw Object.assign(new Error(code), { code });
  };
  return { waits, system: { platform, rename, wait: (milliseconds: number) => void waits.push(milliseconds) } };
}

it('waits on Windows until nobody looks at its files', () => {
  const { waits, system } = refusing('win32', 3);
  renameFolder('a', 'b', system);
  expect(waits).toEqual([16, 32, 64]);
});

it.each([
  ['win32', Infinity, 'EBUSY', 7],
  ['win32', Infinity, 'ENOENT', 0],
  ['linux', Infinity, 'EPERM', 0],
] as const)('on %s gives up in the end: %s refusals with %s', (platform, times, code, waited) => {
  const { waits, system } = refusing(platform, times, code);
  expect(() => renameFolder('a', 'b', system)).toThrow(code);
  expect(waits).toHaveLength(waited);
});
