import { en } from '../../contract/strings/en.ts';
import { expect, it } from 'vitest';
import type { Doc, Site, Version } from '../../site/model.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import { utilityPages } from './utility-pages.ts';

function version(name: string, isLast: boolean, ids: string[], moved: Version['moved'] = {}): Version {
  const docs = new Map(ids.map((id) => [id, { id, version: name, title: id, route: `/docs/${name}/${id}` } as Doc]));
  const base = `/docs/${name}/`;
  return { name, label: name, isLast, base, mainDocId: 'index', docs, moved, sidebars: {} } as unknown as Version;
}

it('the not-found page suggests the pages of the navbar, also those that have moved, and tasks, each once, and the other versions', () => {
  const items = ['index', 'guide', 'tour', 'new'].map((docId) => ({ type: 'doc', docId }));
  const versions = [
    version('v2', true, ['index', 'guide', 'tour', 'new'], { guide: 'manual', tour: 'manual' }),
    version('v1', false, ['index', 'manual']),
  ];
  const config = { title: 'T', baseUrl: '/docs/', navbar: { items }, plugins: { list: [] } };
  const modules = { pages: {} };
  const site = { config, versions, modules, strings: en, routes: new Map(), redirects: [] } as unknown as Site;
  const pages = [{ path: 'status', title: 'Status', module: 'a/page' }];
  const suggestions = [
    { label: 'Begin', href: '/docs/v1/index' },
    { label: 'Mend', href: '/docs/v1/mending' },
    ...['a', 'b', 'c', 'd'].map((name) => ({ label: name, href: `/docs/v1/${name}` })),
  ];
  const search = { versions: [{ name: 'v1', suggestions }] } as SearchSite;
  const all = utilityPages({ site, search, infos: {}, plugins: { pages } }, () => '');
  const page = all.find(({ input }) => input.kind === 'not-found');
  expect(page!.head).toEqual({ title: 'Page not found | T', hidden: true });
  expect(page!.input).toMatchObject({
    links: {
      v1: [
        { label: 'index', href: '/docs/v1/index' },
        { label: 'manual', href: '/docs/v1/manual' },
        { label: 'Mend', href: '/docs/v1/mending' },
        ...suggestions.slice(2, 5),
      ],
    },
    others: { v1: [{ label: 'v2 documentation', href: '/docs/v2/index' }] },
  });
  expect(all.find(({ input }) => input.kind === 'plugin')).toMatchObject({
    input: { meta: { path: '/docs/status', title: 'Status | T' }, module: 'a/page', props: {} },
    head: { hidden: true },
  });
});
