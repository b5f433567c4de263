import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readDeclarations } from './load-reference.ts';
import { type ReferenceTable, preparePageReference } from './page-reference.ts';

const lamp = '/docs/apis/lamp';
const core = '/docs/apis/lamp-core';
const fixtures = fileURLToPath(new URL('../../tests/fixtures/lamp', import.meta.url));
const table: ReferenceTable = {
  declarations: { v2: readDeclarations(fixtures, 'v2') },
  scope: '@scope',
  versions: { v2: { folder: 'v2', routes: { lamp, core }, previous: {}, commandRoutes: {} } },
};

async function linksOn(route: string) {
  const { definitions } = await preparePageReference(table, { route, version: 'v2', source: '' });
  const imports = "import { Lamp, type OnOptions } from '@scope/lamp';\nimport type { Handle } from '@scope/core';";
  const find = definitions(imports, 'ts')!;
  return [find('Lamp'), find('Lamp', 'on'), find('OnOptions'), find('Handle'), find('Other')];
}

test('names in samples lead to their definitions', async () => {
  expect(await linksOn('/docs/guide')).toEqual([lamp, `${lamp}#on`, `${lamp}#onoptions`, `${core}#handle`, undefined]);
});

test('on the page that has the definitions, they lead to its parts, and not to itself', async () => {
  expect(await linksOn(lamp)).toEqual([undefined, '#on', '#onoptions', `${core}#handle`, undefined]);
});

test('a page shows only what its own version declares', async () => {
  const { render } = await preparePageReference(table, { route: lamp, version: 'v2', source: '<ApiReference' });
  const known = { known: ['cli', 'core', 'lamp'] };
  for (const name of ['../v1/lamp', './lamp', '../v2/lamp', 'Lamp'])
    expect(render('ApiReference', name, () => [])).toEqual(known);
  expect(render('ApiReference', 'lamp', () => [])).toMatchObject({ html: expect.stringContaining('id="on"') });
});
