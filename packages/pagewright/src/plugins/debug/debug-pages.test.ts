import { expect, it } from 'vitest';
import type { PluginDoc, PluginSite } from '../../site/plugins/plugin-site.ts';
import { debugPage, debugPath } from './debug-pages.ts';

const doc = { id: 'a', version: 'v1', route: '/docs/a', file: 'content/v1/a.mdx' } as PluginDoc;
const site = {
  title: 'T',
  baseUrl: '/docs/',
  config: { title: 'T', plugins: ['debug'] },
  versions: [{ name: 'v1', label: 'v1', docs: new Map([['a', doc]]) }],
  redirects: [{ from: '/old', to: '/docs/a' }],
  engine: 'abc',
} as unknown as PluginSite;
const valueOf = (name: Parameters<typeof debugPage>[0]): unknown => debugPage(name, site).props.sections[0]!.value;

it('debug pages show what the site was built from', () => {
  expect(valueOf('registry')).toEqual({ '/docs/a.rsc.txt': 'content/v1/a.mdx' });
  expect(valueOf('debug')).toMatchObject({ versions: [{ name: 'v1', pages: 1 }] });
  expect(valueOf('content')).toMatchObject([{ id: 'a' }]);
  expect(valueOf('config')).toEqual(site.config);
  expect(valueOf('routes')).toMatchObject([
    { doc: 'a' },
    { path: '/docs/search' },
    ...Array.from({ length: 7 }, () => ({})),
    { path: '/old' },
  ]);
  expect(debugPage('metadata', site).props.sections[1]!.value).toMatchObject({ sources: 'abc' });
});

it('debug pages link to each other', () => {
  expect(debugPage('config', site).props.pages.slice(0, 2)).toEqual([
    { label: 'debug', href: '/docs/__docusaurus/debug', active: false },
    { label: 'config', href: '/docs/__docusaurus/debug/config', active: true },
  ]);
  expect(debugPath('debug')).toBe('__docusaurus/debug');
});
