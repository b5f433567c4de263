import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeSite, temporaryFolder } from '../../../../../../tests/support/fixture-site.ts';
import { SiteError, formatProblem } from '../../../kernel/problems.ts';
import { apiReference } from '../index.ts';
import { VersionReference } from '../load-reference.ts';
import { allDeclarations } from './versions.ts';

const lamp = `export declare const Lamp: LampApi;
export interface LampApi {
  /** @since 2.0.0 */
  on(): Promise<void>;
  /** [Off](~/off.mdx). */
  off(): Promise<void>;
}
`;

/** A site with these declarations in its three versions. */
function siteWith(files: Record<string, string>) {
  const dir = temporaryFolder();
  changeSite(
    dir,
    Object.fromEntries(Object.entries(files).map(([file, text]) => [join('reference', `${file}.ts`), text])),
  );
  return { dir, versions: ['v3', 'v2', 'v1'].map((folder) => ({ folder })) };
}

/** What each version has, by name. */
function textsOf(files: Record<string, string>, inherit = true): Record<string, Record<string, string>> {
  const all = allDeclarations(siteWith(files), inherit);
  return Object.fromEntries(
    Object.entries(all).map(([folder, declarations]) => [
      folder,
      Object.fromEntries(Array.from(declarations, ([name, { text }]) => [name, text])),
    ]),
  );
}

function mistakesIn(files: Record<string, string>, inherit = true): string[] {
  try {
    textsOf(files, inherit);
  } catch (error) {
    if (error instanceof SiteError) return error.problems.map(formatProblem);
    throw error;
  }
  return [];
}

it('a version without a folder has what the next newer version has', () => {
  expect(textsOf({ 'v3/lamp': lamp })).toEqual({ v3: { lamp }, v2: { lamp }, v1: { lamp } });
});

it('without the option, it has nothing, and a file is all of an API', () => {
  expect(textsOf({ 'v3/lamp': lamp, 'v1/bulb': 'export type A = 1;' }, false)).toEqual({
    v3: { lamp },
    v2: {},
    v1: { bulb: 'export type A = 1;' },
  });
  expect(textsOf({ 'v3/lamp': lamp, 'v2/lamp': '/** @inherits */' }, false)).toMatchObject({ v2: { lamp }, v1: {} });
});

it('each version differs from the next newer one, not from the newest', () => {
  const off = '  /** [Off](~/off.mdx). */\n  off(): Promise<void>;\n';
  const files = {
    'v3/lamp': lamp,
    'v2/lamp': '/** @inherits */\n\n/** @absent off */\nexport interface LampApi {}\n',
    'v1/lamp': '/** @inherits */\n\nexport interface LampApi {\n  /** @last */\n  dim(): void;\n}\n',
  };
  const without = lamp.replace(off, '');
  expect(textsOf(files)).toEqual({
    v3: { lamp },
    v2: { lamp: without },
    v1: { lamp: without.replace('Promise<void>;\n', 'Promise<void>;\n  dim(): void;\n') },
  });
});

it('an API can be absent, have another name, be declared anew, or exist in one version only', () => {
  const files = {
    'v3/bell': 'export type Bell = 1;',
    'v3/core': '',
    'v3/lamp': lamp,
    'v3/sound': 'export type S = 1;',
  };
  const older = {
    'v2/bell': '/** @absent */\n',
    'v2/light': '/** @inherits lamp */\n',
    'v2/old': 'export type Old = 1;',
    'v2/sound': 'export type S = 2;',
  };
  expect(textsOf({ ...files, ...older })).toMatchObject({
    v2: { core: '', light: lamp, old: 'export type Old = 1;', sound: 'export type S = 2;' },
    v1: { light: lamp },
  });
  expect(Object.keys(textsOf({ ...files, ...older })['v2']!)).toEqual(['core', 'light', 'old', 'sound']);
});

it.each([
  [
    { 'v3/lamp': '/** @inherits */\n' },
    'reference/v3/lamp.ts:1: no version is newer than v3',
    'without @inherits and @absent',
  ],
  [
    { 'v3/lamp': '/** @absent */\n' },
    'reference/v3/lamp.ts:1: no version is newer than v3',
    'without @inherits and @absent',
  ],
  [
    { 'v3/lamp': lamp, 'v2/lamp': '/** @absent on */' },
    'v2/lamp.ts:1: this names what is absent',
    'write @inherits above it',
  ],
  [
    { 'v3/lamp': lamp, 'v2/bell': '/** @absent */' },
    'reference/v2/bell.ts:1: v3 has no declaration of "bell" that could be absent here',
    'remove this file',
  ],
  [
    { 'v3/lamp': lamp, 'v2/lapm': '/** @inherits */' },
    'v2/lapm.ts:1: v3 has no declaration of "lapm"',
    'did you mean @inherits lamp?',
  ],
  [
    { 'v3/lamp': lamp, 'v2/light': '/** @inherits xyz */' },
    'v2/light.ts:1: v3 has no declaration of "xyz"',
    'declare all of the API here, without @inherits',
  ],
  [
    { 'v3/lamp': lamp, 'v2/lamp': '/** @inherits */\n' },
    'v2/lamp.ts:1: this says nothing that is not so without it',
    'remove this file',
  ],
  [
    { 'v3/lamp': lamp, 'v2/lamp': '/** @inherits */\nexport type = 1;' },
    'v2/lamp.ts:2: failed to parse this file',
    'fix the TypeScript syntax',
  ],
  [
    { 'v3/lamp': lamp, 'v2/lamp': '/** @inherits */\n\n/** @absent of */\nexport interface LampApi {}' },
    'v2/lamp.ts:3: v3 has no "of"',
    'did you mean "on"?',
  ],
])('reports what is wrong in %j', (files, message, hint) => {
  const [first, ...more] = mistakesIn(files);
  expect(first).toContain(message);
  expect(first).toContain(hint);
  expect(more).toEqual([]);
});

it('reports mistakes in declarations where they are written, once', async () => {
  const files = {
    'v3/lamp': lamp.replace('@since', '@snice'),
    'v2/lamp': '/** @inherits */\n\nexport interface LampApi {\n  /** @snice 1 */\n  off(): void;\n}',
  };
  const problems = await apiReference({ scope: '@x', inherit: true }).check!(siteWith(files) as never, 'check');
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'reference/v3/lamp.ts:3 unknown tag "@snice"',
    'reference/v2/lamp.ts:4 unknown tag "@snice"',
  ]);
});

it('gives the compiler what is put together, and says where it is from', () => {
  const site = siteWith({
    'v3/lamp': lamp,
    'v2/lamp': '/** @inherits */\n\nexport interface LampApi {\n  off(): void;\n}',
  });
  const { types } = apiReference({ scope: '@x', inherit: true });
  expect(types!(site as never, { folder: 'v3' } as never)).toEqual({
    '@x/*': expect.stringMatching(/reference.v3.\*\.ts$/),
  });
  const declared = types!(site as never, { folder: 'v2' } as never)['@x/*'] as Record<
    string,
    { text: string; lines: object[] }
  >;
  const { text, lines } = declared['lamp']!;
  const at = text.split('\n').findIndex((line) => line.includes('off(): void'));
  expect([lines[at], lines[at - 1]]).toEqual([
    { file: 'reference/v2/lamp.ts', line: 4 },
    { file: 'reference/v3/lamp.ts', line: 5 },
  ]);
});

it('names the version in which an inherited sample has to compile', async () => {
  const sample = lamp.replace('@since 2.0.0', '\n   * @example\n   * ```ts\n   * await Lamp.on();\n   * ```\n  ');
  const site = siteWith({ 'v3/lamp': sample });
  const { samples } = apiReference({ scope: '@x', inherit: true });
  expect(await samples!(site as never, { folder: 'v3' } as never)).toMatchObject([
    { file: 'reference/v3/lamp.ts', line: 6 },
  ]);
  expect(await samples!(site as never, { folder: 'v2' } as never)).toMatchObject([
    { file: 'reference/v3/lamp.ts', line: 6, inheritedBy: 'reference/v2/lamp.ts' },
  ]);
});

it('parses each version as if it were written there', () => {
  const { v2 } = allDeclarations(
    siteWith({ 'v3/lamp': lamp, 'v2/lamp': '/** @inherits */\n\n/** @absent on */\nexport interface LampApi {}' }),
    true,
  );
  expect(new VersionReference('v2', v2!).capability('lamp')).toMatchObject({
    file: 'reference/v2/lamp.ts',
    methods: [{ name: 'off', text: '[Off](~/off.mdx).' }],
  });
});
