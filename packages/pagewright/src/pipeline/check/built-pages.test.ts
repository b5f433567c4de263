import { expect, it } from 'vitest';
import type { Site } from '../../site/model.ts';
import { builtPages } from './built-pages.ts';
import type { CompiledEntry, RenderedEntry } from '../cache/manifest.ts';

it('builtPages leaves out the links, images and other files that the compiler has reported, and nothing else', () => {
  const site = { routes: new Map(), redirects: [] } as unknown as Site;
  const links = [
    { target: './nope.mdx', href: './nope.mdx', line: 1, isBroken: true as const },
    { target: '?tab=2', href: '?tab=2', line: 2 },
    { target: '/docs/nope', href: '/docs/nope', line: 3 },
    { target: 'kept', href: 'kept', line: 4 },
  ];
  const compiled = {
    headings: [],
    links,
    resources: [
      { kind: 'image', target: 'nope.png', resolved: '', isBroken: true },
      { kind: 'image', target: 'kept', resolved: '' },
      { kind: 'file', target: 'nope.mp4', resolved: '', isBroken: true },
      { kind: 'file', target: 'a.mp4', resolved: '' },
    ],
  } as unknown as CompiledEntry;
  const hrefs = ['./nope.mdx', '?tab=2', '/docs/nope', 'nope.png', 'nope.mp4', 'a.mp4', 'kept', 'from-html'];
  const entry = { hrefs, ids: [] } as unknown as RenderedEntry;
  const [page] = builtPages(site, new Map([['/docs/a', compiled]]), [{ route: '/docs/a', entry }], []);
  expect(page!.hrefs).toEqual(['?tab=2', '/docs/nope', 'a.mp4', 'kept', 'from-html']);
});
