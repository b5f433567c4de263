import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VersionReference } from './load-reference.ts';
import type { Property } from './model.ts';
import { parseDeclarations } from './parse.ts';

/** Names of the options, as the page shows them. */
function optionsOf(declarations: string): string[] {
  const { types } = parseDeclarations(declarations, 'cli', 'cli.ts');
  const paths = (properties: Property[], path = ''): string[] =>
    properties.flatMap(({ name, properties: inner }) => [path + name, ...paths(inner ?? [], `${path}${name}.`)]);
  return paths(new VersionReference('/no/site', 'v1').expandedConfig(types[0]!, types, 'plugins').properties);
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

test('an imported type has an anchor that nothing else on the page has', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'reference-'));
  mkdirSync(join(siteDir, 'reference/v1'), { recursive: true });
  const write = (name: string, source: string) => writeFileSync(join(siteDir, `reference/v1/${name}.ts`), source);
  write('core', 'export interface Ring { at: string }\nexport interface Bell { id: string }');
  write(
    'alarm',
    "import type { Bell, Ring } from './core.ts';\nexport declare const Alarm: Plugin;\nexport interface Plugin { ring(options: Ring): Bell }",
  );
  const reference = new VersionReference(siteDir, 'v1');
  expect(reference.importedTypes(reference.capability('alarm')!)).toMatchObject([
    { name: 'Bell', anchor: 'bell', from: 'core' },
    { name: 'Ring', anchor: 'ring-1' },
  ]);
  rmSync(siteDir, { recursive: true });
});
