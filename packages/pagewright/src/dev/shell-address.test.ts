import { expect, it } from 'vitest';
import type { ShellScope } from '../pipeline/render/shells.ts';
import type { Site, Version } from '../site/model.ts';
import { shellAddress, shellScopeOf } from './shell-address.ts';

const version = (name: string, ...sidebars: string[]): Version =>
  ({ name, sidebars: Object.fromEntries(sidebars.map((sidebar) => [sidebar, []])) }) as unknown as Version;

const current = version('current', 'docs', 'api');
const old = version('v2~', 'version-v2/docs', 'a~b&c=ü?#%');
const site = { config: { baseUrl: '/docs/' }, versions: [current, old] } as unknown as Site;

it.each<ShellScope>([
  { shown: current, sidebar: 'api' },
  { shown: current },
  { shown: old, isBare: true },
  { shown: old, sidebar: 'version-v2/docs' },
  { shown: old, sidebar: 'a~b&c=ü?#%' },
])('an address leads back to its scope: %j', (scope) => {
  expect(shellScopeOf(site, shellAddress(site, scope))).toEqual(scope);
});

it.each([
  '/docs/',
  '/docs/@shells?version=current',
  '/docs/@shell',
  '/docs/@shell?version=v1',
  '/docs/@shell?version=current&sidebar=version-v2%2Fdocs',
  '/docs/@shell?version=current&sidebar=',
  '/docs/@shell?version=current&sidebar=constructor',
  '/docs/%ff@shell?version=current',
  '//',
])('%s is no shell', (url) => {
  expect(shellScopeOf(site, url)).toBeUndefined();
});

it('other parameters do not matter', () => {
  expect(shellScopeOf(site, '/docs/@shell?t=1&version=current&sidebar=docs')).toEqual({
    shown: current,
    sidebar: 'docs',
  });
});
