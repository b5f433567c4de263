import { expect, test } from 'vitest';
import { definitionsFor } from './identifier-links.ts';
import { VersionReference } from './load-reference.ts';
import { fileURLToPath } from 'node:url';

const fixtures = fileURLToPath(new URL('../../tests/fixtures/lamp', import.meta.url));
const reference = new VersionReference(fixtures, 'v2');
const find = (code: string) => definitionsFor(code, '@scope', reference, { lamp: '/docs/apis/lamp' });

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
