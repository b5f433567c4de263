import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { VersionReference } from './load-reference.ts';
import type { Property } from './model.ts';
import { parseDeclarations } from './parse.ts';
import { readDeclarations } from './read-declarations.ts';

/** The reference of a version with these files. */
function referenceWith(files: Record<string, string>): VersionReference {
  const siteDir = temporaryFolder();
  mkdirSync(join(siteDir, 'reference/v1'), { recursive: true });
  for (const [name, source] of Object.entries(files)) writeFileSync(join(siteDir, `reference/v1/${name}.ts`), source);
  return new VersionReference('v1', readDeclarations(siteDir, 'v1'));
}

/** Names of the options, as the page shows them. */
function optionsOf(declarations: string, reference = new VersionReference('v1', new Map())): string[] {
  const { types } = parseDeclarations(declarations, 'cli', 'cli.ts');
  const paths = (properties: Property[], path = ''): string[] =>
    properties.flatMap(({ name, properties: inner }) => [path + name, ...paths(inner ?? [], `${path}${name}.`)]);
  return paths(reference.expandedConfig(types[0]!, types, 'plugins').properties);
}

test('the configuration has the options of named types, also where one is used twice', () => {
  expect(
    optionsOf(`export interface Config { ios: Target; android: Target; servers: Server[] }
export interface Target { path: string; server: Server }
export interface Server { host: string }`),
  ).toEqual(
    ['ios', 'ios.path', 'ios.server', 'ios.server.host', 'android', 'android.path', 'android.server'].concat([
      'android.server.host',
      'servers',
      'servers.host',
    ]),
  );
});

test('a type that contains itself is expanded once', () => {
  expect(
    optionsOf(`export interface Config { extends: Config; menu: Item[] }
export interface Item { label: string; items: Item[]; style: { hover: Item } }`),
  ).toEqual(['extends', 'menu', 'menu.label', 'menu.items', 'menu.style', 'menu.style.hover']);
});

test('the sections of capabilities are sorted by their names, whatever their files are called', () => {
  const section = (name: string): string => `/** @config ${name} */\nexport interface Section { on: boolean }`;
  const reference = referenceWith({ a: section('Zip'), b: section('Alarm') });
  expect(optionsOf('export interface Config { plugins: object }', reference)).toEqual(
    ['plugins', 'plugins.Alarm', 'plugins.Alarm.on', 'plugins.Zip'].concat('plugins.Zip.on'),
  );
});

test('an imported type has an anchor that nothing else on the page has', () => {
  const reference = referenceWith({
    core: 'export interface Ring { at: string }\nexport interface Bell { id: string }',
    alarm:
      "import type { Bell, Ring } from './core.ts';\nexport declare const Alarm: Plugin;\nexport interface Plugin { ring(options: Ring): Bell }",
  });
  expect(reference.importedTypes(reference.capability('alarm')!)).toMatchObject([
    { name: 'Bell', anchor: 'bell', from: 'core' },
    { name: 'Ring', anchor: 'ring-1' },
  ]);
});

test('a folder is no declaration, whatever its name', () => {
  const siteDir = temporaryFolder();
  mkdirSync(join(siteDir, 'reference/v1/folder.ts'), { recursive: true });
  writeFileSync(join(siteDir, 'reference/v1/core.ts'), '');
  expect([...readDeclarations(siteDir, 'v1').keys()]).toEqual(['core']);
});
