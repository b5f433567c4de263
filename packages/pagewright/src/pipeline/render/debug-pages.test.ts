import { expect, it } from 'vitest';
import type { Doc, Site } from '../../site/model.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import { debugSections } from './debug-pages.ts';
import type { Engine } from '../engine.ts';

const doc = (id: string): Doc => ({ id, route: '/docs/a', file: `content/v1/${id}.mdx` }) as Doc;
const [built, skipped] = [doc('a'), doc('b')];
const site = {
  config: { title: 'T', url: '', baseUrl: '/docs/' },
  versions: [{ name: 'v1', label: 'v1', docs: new Map([built, skipped].map((page) => [page.id, page])) }],
  routes: new Map([[built.route, built]]),
  redirects: [],
} as unknown as Site;
const valueOf = (name: Parameters<typeof debugSections>[0]): unknown =>
  debugSections(name, site, {} as Engine, {} as SearchSite)[0]!.value;

it('debug pages show the pages that are built, not those skipped because their route is taken', () => {
  expect(valueOf('registry')).toEqual({ '/docs/a/index.rsc': 'content/v1/a.mdx' });
  expect(valueOf('debug')).toMatchObject({ versions: [{ name: 'v1', pages: 1 }] });
  expect(valueOf('content')).toMatchObject([{ id: 'a' }]);
  const routes = valueOf('routes') as { path: string; doc?: string }[];
  expect(routes.filter(({ path }) => path === '/docs/a')).toMatchObject([{ doc: 'a' }]);
});
