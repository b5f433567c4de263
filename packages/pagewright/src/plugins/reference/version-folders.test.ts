import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeSite, temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import type { VersionChange } from '../../site/plugins/plugin-versions.ts';
import { allDeclarations } from './inherit/versions.ts';
import { versionsHook } from './version-folders.ts';

const api = (...methods: string[]): string =>
  `export declare const Lamp: LampApi;\nexport interface LampApi {\n${methods.map((name) => `  /** ${name}. */\n  ${name}(): Promise<void>;\n`).join('')}}\n`;

function siteWith(files: Record<string, string>): string {
  const dir = temporaryFolder();
  changeSite(
    dir,
    Object.fromEntries(Object.entries(files).map(([file, text]) => [join('reference', `${file}.ts`), text])),
  );
  return dir;
}

function apply(dir: string, changes: VersionChange[]): void {
  for (const change of changes) {
    if ('move' in change) {
      mkdirSync(dirname(join(dir, change.to)), { recursive: true });
      renameSync(join(dir, change.move), join(dir, change.to));
    } else if ('write' in change) {
      mkdirSync(dirname(join(dir, change.write)), { recursive: true });
      writeFileSync(join(dir, change.write), change.text);
    } else if ('remove' in change) rmSync(join(dir, change.remove));
  }
}

/** What the last of these versions has. */
function declared(dir: string, versions: string[], inherit: boolean): Record<string, string> {
  const all = allDeclarations({ dir, versions: versions.map((folder) => ({ folder })) }, inherit);
  return Object.fromEntries(Array.from(all[versions.at(-1)!]!, ([name, { text }]) => [name, text.trim()]));
}

describe.each([true, false])('a new version, if inheriting goes without saying: %s', (inherit) => {
  it('has all declarations, and so has the one before', async () => {
    const dir = siteWith({ 'v2/lamp': api('on', 'off'), 'v2/core': api('go') });
    const before = declared(dir, ['v2'], inherit);
    const cut = { dir, from: 'v2', latest: 'v3', older: 'v2', list: String };
    apply(dir, await versionsHook(inherit).cut!(cut));
    expect(readFileSync(join(dir, 'reference/v3/lamp.ts'), 'utf8')).toBe(api('on', 'off'));
    expect(declared(dir, ['v3'], inherit)).toEqual(before);
    expect(declared(dir, ['v3', 'v2'], inherit)).toEqual(before);
  });
});

describe('when a version goes, the next older one', () => {
  const drop = async (files: Record<string, string>): Promise<void> => {
    const dir = siteWith(files);
    const before = declared(dir, ['v3', 'v2', 'v1'], true);
    apply(dir, await versionsHook(true).drop!({ dir, newer: ['v3'], folder: 'v2', older: ['v1'], list: String }));
    expect(declared(dir, ['v3', 'v1'], true)).toEqual(before);
  };

  it('has what it has inherited from it', () =>
    drop({ 'v3/lamp': api('on', 'off'), 'v2/lamp': '/** @inherits\n * @absent Lamp\n */\n' }));

  it('has its own differences from that as well', () =>
    drop({
      'v3/lamp': api('on', 'off', 'dim'),
      'v2/lamp': '/** @inherits */\n\n/** @absent dim */\nexport interface LampApi {}\n',
      'v1/lamp': '/** @inherits */\n\n/** @absent off */\nexport interface LampApi {}\n',
    }));

  it('still lacks what it lacks', () =>
    drop({ 'v3/core': api('go'), 'v2/lamp': api('on'), 'v1/lamp': '/** @absent */\n', 'v1/core': '/** @absent */\n' }));

  it('keeps a name that only the version had, and what it declares whole', () =>
    drop({
      'v3/light': api('on'),
      'v2/lamp': '/** @inherits light */\n',
      'v3/core': api('go'),
      'v2/core': '/** @inherits */\n\n/** @absent go */\nexport interface LampApi {}\n',
      'v1/core': api('start'),
    }));
});

it('the oldest version takes its declarations along', async () => {
  const dir = siteWith({ 'v2/lamp': api('on', 'off'), 'v1/lamp': '/** @absent */\n' });
  const drop = { dir, newer: ['v2'], folder: 'v1', older: [], list: String };
  expect(await versionsHook(true).drop!(drop)).toEqual([{ remove: 'reference/v1/lamp.ts' }]);
});
