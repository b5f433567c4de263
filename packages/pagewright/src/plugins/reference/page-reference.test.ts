import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { en } from '../../contract/strings/parts/en.ts';
import type { PageTools } from '../../site/plugins/plugin-markdown.ts';
import { type ResolvedOptions, noVocabulary } from './options.ts';
import { pageReference } from './page-reference.ts';
import { ownDeclarations, readDeclarations } from './read-declarations.ts';
import type { ReferenceTable } from './table-types.ts';

const lamp = '/docs/apis/lamp';
const core = '/docs/apis/lamp-core';
const fixtures = fileURLToPath(new URL('../../../../../tests/fixtures/lamp', import.meta.url));
const table: ReferenceTable = {
  declarations: { v2: readDeclarations(fixtures, 'v2') },
  versions: { v2: { folder: 'v2', label: 'v2', routes: { lamp, core }, previous: {}, links: [] } },
};
const options: ResolvedOptions = {
  ...noVocabulary,
  platforms: ['ios', 'android', 'web'],
  scope: '@scope',
  inherit: false,
};
const tools: PageTools = { codeBlock: () => '', link: String, strings: en };
const named = (name: string) => ({ name: 'ApiReference', attributes: { name } });

async function linksOn(route: string) {
  const { definitions } = await pageReference(options, table, { route, version: 'v2', source: '' });
  const imports = "import { Lamp, type OnOptions } from '@scope/lamp';\nimport type { Handle } from '@scope/core';";
  const find = definitions!(imports, 'ts')!;
  return [find('Lamp'), find('Lamp', 'on'), find('OnOptions'), find('Handle'), find('Other')];
}

test('names in samples lead to their definitions', async () => {
  expect(await linksOn('/docs/guide')).toEqual([lamp, `${lamp}#on`, `${lamp}#onoptions`, `${core}#handle`, undefined]);
});

test('on the page that has the definitions, they lead to its parts, and not to itself', async () => {
  expect(await linksOn(lamp)).toEqual([undefined, '#on', '#onoptions', `${core}#handle`, undefined]);
});

test('an example imports each enum from the package that exports it', async () => {
  const sources = {
    cli: 'export interface ToolConfig { plugins?: {} }',
    core: "export enum Mode { Day = 'DAY' }",
    size: "export enum Size { Small = 'SMALL' }",
    lamp: `import type { Mode } from './core.ts';
import type { Size } from '@other/size';
export enum Color { Warm = 'WARM' }
enum Shape { Round = 'ROUND' }
declare module '@scope/cli' {
  interface PluginsConfig { Lamp?: { color?: Color; mode?: Mode; size?: Size; shape?: Shape } }
}`,
  };
  const withConfig: ReferenceTable = {
    ...table,
    declarations: { v2: ownDeclarations('v2', sources) },
  };
  const withNames = {
    ...options,
    config: { file: 'tool.config', package: '@scope/cli', type: 'ToolConfig', sectionsUnder: 'plugins' },
  };
  const { render } = await pageReference(withNames, withConfig, {
    route: lamp,
    version: 'v2',
    source: '<ApiReference',
  });
  let example = '';
  const codeBlock = (code: string): string => {
    if (code.startsWith('import')) example = code;
    return '';
  };
  render!(named('lamp'), { ...tools, codeBlock });
  expect(example.split('\n\n')[0]!.split('\n')).toEqual([
    "import type { ToolConfig } from '@scope/cli';",
    "import { Color } from '@scope/lamp';",
    "import { Mode } from '@scope/core';",
    "import { Size } from '@other/size';",
  ]);
  // What is not exported is written as its value.
  expect(example).toContain("shape: 'ROUND',");
});

test('a page shows only what its own version declares', async () => {
  const { render } = await pageReference(options, table, { route: lamp, version: 'v2', source: '<ApiReference' });
  const known = { known: ['cli', 'core', 'lamp'] };
  for (const name of ['../v1/lamp', './lamp', '../v2/lamp', 'Lamp']) expect(render!(named(name), tools)).toEqual(known);
  expect(render!(named('lamp'), tools)).toMatchObject({ html: expect.stringContaining('id="on"') });
});
