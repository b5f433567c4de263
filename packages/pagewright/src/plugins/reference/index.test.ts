import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import { apiReference } from './index.ts';

const dir = fileURLToPath(new URL('../../../../../tests/fixtures/lamp', import.meta.url));
const site = { dir, versions: [{ folder: 'v2' }, { folder: 'v1' }, { folder: 'v0' }] } as PluginSite;

it.each(['lamp', '@', '@a/b', '@a b'])('does not take %s for a scope', (scope) => {
  expect(() => apiReference({ scope })).toThrow(
    'apiReference({ … }) has wrong options: scope: expected the scope of the documented packages, such as "@scope"',
  );
});

it('names an option that does not exist', () => {
  expect(() => apiReference({ scope: '@a', platform: [] } as { scope: string })).toThrow(
    'platform: there is no such option',
  );
});

it('finds mistakes in all declarations, platforms that are not documented among them', async () => {
  const platforms = ['ios', 'android', 'web'];
  expect(await apiReference({ scope: '@scope', platforms }).check!(site, 'check')).toEqual([]);
  const problems = await apiReference({ scope: '@scope' }).check!(site, 'check');
  expect(problems[0]).toMatchObject({
    file: 'reference/v2/lamp.ts',
    message: expect.stringMatching(/^unknown (?:platform|system) "/),
    hint: 'name those that are documented in platforms of apiReference()',
  });
});

it('knows where the compiler finds the packages of a version that has declarations', () => {
  const { types } = apiReference({ scope: '@scope' });
  expect(types!(site, { folder: 'v2' } as PluginSite['versions'][number])).toEqual({
    '@scope/*': expect.stringMatching(/reference.v2.\*\.ts$/),
  });
  expect(types!(site, { folder: 'v0' } as PluginSite['versions'][number])).toEqual({});
});
