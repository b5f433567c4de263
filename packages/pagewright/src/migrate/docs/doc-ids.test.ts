import { expect, it } from 'vitest';
import { cleanPath, docNames, splitPrefix } from './doc-ids.ts';

it.each([
  ['02-intro', { name: 'intro', position: 2 }],
  ['1. First', { name: 'First', position: 1 }],
  ['4-0', { name: '4-0' }],
  ['2024-01-31-news', { name: '2024-01-31-news' }],
  ['intro', { name: 'intro' }],
])('knows that %s is %j', (name, split) => {
  expect(splitPrefix(name)).toEqual(split);
  expect(splitPrefix(name, false)).toEqual({ name });
});

it.each<[path: string, front: { id?: string; slug?: string }, id: string, route: string]>([
  ['intro.md', {}, 'intro', 'intro'],
  ['01-guides/02-start.mdx', {}, 'guides/start', 'guides/start'],
  ['guides/README.md', {}, 'guides/README', 'guides'],
  ['guides/guides.md', {}, 'guides/guides', 'guides'],
  ['guides/index.md', { id: 'other' }, 'guides/other', 'guides'],
  ['guides/a.md', { slug: 'b' }, 'guides/a', 'guides/b'],
  ['guides/a.md', { slug: '/' }, 'guides/a', ''],
  ['guides/a.md', { slug: '../b/' }, 'guides/a', 'b'],
])('gives %s with %j the id %s and the route "%s"', (path, front, id, route) => {
  expect(docNames(path, front, true)).toEqual({ id, route });
});

it.each([
  ['Guides/My Page', 'guides/my-page'],
  ['releases/4.0', 'releases/4.0'],
  ['node.js/api.md-file', 'node-js/api-md-file'],
  ['été/(a)', 'e-te/a'],
])('makes %s an address: %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});
