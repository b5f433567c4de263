import { expect, test } from 'vitest';
import { definitionsFor } from './identifier-links.ts';
import { VersionReference } from './load-reference.ts';
import { readDeclarations } from './read-declarations.ts';
import { parseDeclarations } from './parse.ts';
import { fileURLToPath } from 'node:url';

const fixtures = fileURLToPath(new URL('../../../../../tests/fixtures/lamp', import.meta.url));
const reference = new VersionReference('v2', readDeclarations(fixtures, 'v2'), {
  platforms: ['ios', 'android', 'web'],
  labels: {},
  notes: [],
});
const routes = { lamp: '/docs/apis/lamp' };
const find = (code: string) => definitionsFor({ code, grammar: 'ts' }, '@scope', reference, routes);

test('names imported from a documented package lead to their definitions', () => {
  const definition = find("import { Lamp, type OnOptions } from '@scope/lamp';")!;
  expect(definition('Lamp')).toBe('/docs/apis/lamp');
  expect(definition('Lamp', 'on')).toBe('/docs/apis/lamp#on');
  expect(definition('Lamp', 'addListener')).toBe('/docs/apis/lamp#addlistenerchange-');
  expect(definition('OnOptions')).toBe('/docs/apis/lamp#onoptions');
  expect(definition('Lamp', 'nothing')).toBeUndefined();
  expect(definition('Color')).toBeUndefined();
});

test('so do supplementary types, unless the page hides them as older names', () => {
  const definition = find("import { Socket, LampColor } from '@scope/lamp';")!;
  expect(definition('Socket')).toBe('/docs/apis/lamp#socket');
  expect(definition('LampColor')).toBeUndefined();
});

test('so do names destructured from an imported object', () => {
  expect(find("import { Plugins } from '@scope/core';\nconst { Lamp } = Plugins;")!('Lamp', 'on')).toBe(
    '/docs/apis/lamp#on',
  );
});

test('the same name from another package does not', () => {
  expect(find("import { Lamp } from './lamp';")).toBeUndefined();
});

test('a name that several packages export leads to the one it is imported from', () => {
  const pages = { fan: '/docs/apis/fan', lamp: '/docs/apis/lamp', zip: '/docs/apis/zip' };
  const capabilities = new Map(
    Object.keys(pages).map((name) => [name, parseDeclarations('export interface Options {}', name, `${name}.ts`)]),
  );
  const several = Object.assign(new VersionReference('v2', new Map()), {
    capability: (name: string) => capabilities.get(name),
  });
  const code = (module: string): string => `import type { Options } from '@scope/${module}';`;
  for (const [name, route] of Object.entries(pages))
    expect(definitionsFor({ code: code(name), grammar: 'ts' }, '@scope', several, pages)!('Options')).toBe(
      `${route}#options`,
    );
  expect(definitionsFor({ code: code('core'), grammar: 'ts' }, '@scope', several, pages)).toBeDefined();
});

test('a page that is missing is not replaced by that of another package', () => {
  expect(find("import { Handle } from '@scope/core';")?.('Handle')).toBeUndefined();
});

test('names may be imported, and taken out of objects, under another name', () => {
  const definition = find(
    "import { Lamp as Light, type OnOptions as Options } from '@scope/lamp';\nimport { Plugins } from '@scope/core';\n\nfunction f() {\n  const { Lamp: Other } = Plugins;\n}",
  )!;
  expect(definition('Light', 'on')).toBe('/docs/apis/lamp#on');
  expect(definition('Other', 'on')).toBe('/docs/apis/lamp#on');
  expect(definition('Options')).toBe('/docs/apis/lamp#onoptions');
  expect(definition('Lamp')).toBeUndefined();
  expect(definition('OnOptions')).toBeUndefined();
});

test('an import in a comment or a string is none', () => {
  expect(
    find("// import { Lamp } from '@scope/lamp';\nexport const text = `import { Lamp } from '@scope/lamp';`;"),
  ).toBeUndefined();
});
