import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeSite, temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import type { PluginDoc, PluginSite } from '../../site/plugins/plugin-site.ts';
import { noVocabulary } from './options.ts';
import { pageReference } from './page-reference.ts';
import { referenceKey, referenceTable } from './reference-table.ts';

type Pages = Record<string, string>;

/** A site with these pages in its two versions, v2 and v1. */
function siteWith(v2: Pages, v1: Pages = {}): PluginSite {
  const version = (name: string, pages: Pages) => ({
    name,
    label: name,
    folder: name,
    docs: new Map(
      Object.entries(pages).map(([id, source]) => [
        id,
        { id, source, version: name, route: `/${name}/${id}` } as PluginDoc,
      ]),
    ),
  });
  const counterpart: PluginSite['counterpart'] = ({ id }, { docs }) => docs.get(id);
  return { dir: '/no/site', counterpart, versions: [version('v2', v2), version('v1', v1)] } as unknown as PluginSite;
}

const routesOf = (source: string) => referenceTable(siteWith({ page: source })).versions['v2']!.routes;

test.each([
  '<ApiReference name="lamp" />',
  "<ApiReference name='lamp' />",
  '<ApiReference\n  name="lamp"\n/>',
  '- In a list:\n\n  <ApiReference name="lamp" />',
  'Text.\n\n<ApiReference name="lamp"></ApiReference>\n',
  '```js x ``` `\n\n<ApiReference name="lamp" />\n\n```js\n```',
])('%j shows the reference of a capability', (source) => {
  expect(routesOf(source)).toEqual({ lamp: '/v2/page' });
});

test.each([
  '```mdx\n<ApiReference name="lamp" />\n```',
  '- ~~~~\n  <ApiReference name="lamp" />\n  ~~~~',
  '```md\n```mdx\n<ApiReference name="lamp" />\n```',
  '[^1]: ```mdx\n  <ApiReference name="lamp" />\n  ```',
  '```mdx\r\n<ApiReference name="lamp" />\r\n```\r\n',
  'Write `<ApiReference name="lamp" />`.',
  '{/* <ApiReference name="lamp" /> */}',
])('%j only mentions it', (source) => {
  expect(routesOf(source)).toEqual({});
});

test('a page can show several capabilities, each compared with its own past', () => {
  const shown = (...names: string[]): string => names.map((name) => `<ApiReference name="${name}" />\n`).join('\n');
  const { routes, previous } = referenceTable(
    siteWith({ page: shown('lamp', 'bulb') }, { page: shown('bulb', 'light') }),
  ).versions['v2']!;
  expect(routes).toEqual({ lamp: '/v2/page', bulb: '/v2/page' });
  expect(previous).toMatchObject({ lamp: { name: 'light', label: 'v1' }, bulb: { name: 'bulb' } });
});

test.each(['v2', 'v1'])('the key of a version changes with the declarations of %s, which its pages show', (folder) => {
  const siteDir = temporaryFolder();
  const file = join(siteDir, 'reference', folder, 'lamp.ts');
  mkdirSync(join(file, '..'), { recursive: true });
  const pages = { page: '<ApiReference name="lamp" />' };
  const keys = ['', '// Changed'].map((declarations) => {
    writeFileSync(file, declarations);
    return referenceKey(referenceTable({ ...siteWith(pages, pages), dir: siteDir }), 'v2');
  });
  expect(keys[0]).not.toBe(keys[1]);
});

test('pages show the declarations that their key stands for, also if a file is edited meanwhile', async () => {
  const dir = temporaryFolder();
  const declare = (method: string): void =>
    void changeSite(dir, {
      'reference/v2/lamp.ts': `export declare const Lamp: Plugin;\nexport interface Plugin { ${method}(): void }\n`,
    });
  const site = { ...siteWith({ page: '<ApiReference name="lamp" />' }), dir };
  const anchorOf = async (table: typeof before, method: string) => {
    const options = { ...noVocabulary, scope: '@scope', inherit: false };
    const { definitions } = await pageReference(options, table, { route: '/', version: 'v2', source: '' });
    return definitions!("import { Lamp } from '@scope/lamp';", 'ts')!('Lamp', method);
  };
  declare('on');
  const before = referenceTable(site);
  const key = referenceKey(before, 'v2');
  declare('off');
  expect(referenceKey(before, 'v2')).toBe(key);
  expect(await anchorOf(before, 'on')).toBe('/v2/page#on');
  const after = referenceTable(site);
  expect(referenceKey(after, 'v2')).not.toBe(key);
  expect(await anchorOf(after, 'on')).toBeUndefined();
  expect(await anchorOf(after, 'off')).toBe('/v2/page#off');
});
