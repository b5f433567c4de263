import { expect, it } from 'vitest';
import { en } from '../../contract/strings/en.ts';
import type { Doc, Site } from '../../site/model.ts';
import { structuredData } from './structured-data.ts';

const doc = (id: string, route: string, title: string, version = 'v2'): Doc =>
  ({ id, route, title, version, description: `About ${title}`, lastUpdated: '2026-01-31', front: {} }) as Doc;
const home = doc('index', '/docs/', 'Start');
const apis = doc('apis/index', '/docs/apis', 'APIs');
const lamp = doc('apis/lamp', '/docs/apis/lamp', 'Lamp </script><!-- "x"');
const old = doc('index', '/docs/v1', 'Old', 'v1');
const oldLamp = doc('apis/lamp', '/docs/v1/apis/lamp', 'Lamp', 'v1');
const versionOf = (name: string, label: string, docs: Doc[], base: string) => ({
  name,
  label,
  base,
  mainDocId: 'index',
  docs: new Map(docs.map((one) => [one.id, one])),
});
const site = {
  config: { title: 'Site', url: 'https://a.example', baseUrl: '/docs/' },
  strings: en,
  versions: [versionOf('v2', '2.x', [home, apis, lamp], '/docs/'), versionOf('v1', '1.x', [old, oldLamp], '/docs/v1/')],
  routes: new Map([home, apis, lamp, old, oldLamp].map((one) => [one.route, one])),
} as unknown as Site;

const tagOf = (page: Doc) => structuredData(site, page, { url: `https://a.example${page.route}`, lang: 'en' });
const graphOf = (page: Doc): Record<string, unknown>[] =>
  (JSON.parse(tagOf(page).content!) as { '@graph': Record<string, unknown>[] })['@graph'];

it('describes an article and the pages above it, with absolute addresses', () => {
  expect(graphOf(lamp)).toEqual([
    {
      '@type': 'TechArticle',
      headline: 'Lamp </script><!-- "x"',
      description: 'About Lamp </script><!-- "x"',
      url: 'https://a.example/docs/apis/lamp',
      dateModified: '2026-01-31',
      inLanguage: 'en',
      version: '2.x',
      isPartOf: { '@type': 'WebSite', name: 'Site' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/docs/' },
        { '@type': 'ListItem', position: 2, name: 'APIs', item: 'https://a.example/docs/apis' },
        { '@type': 'ListItem', position: 3, name: lamp.title },
      ],
    },
  ]);
});

it('cannot end the script that it is in', () => {
  expect(tagOf(lamp).content).not.toContain('<');
});

it('a start page is below nothing, and a page of an older version only below that version', () => {
  expect(graphOf(home)).toHaveLength(1);
  const [, trail] = graphOf(oldLamp) as [unknown, { itemListElement: { item?: string }[] }];
  expect(trail.itemListElement.map(({ item }) => item)).toEqual(['https://a.example/docs/v1', undefined]);
});
