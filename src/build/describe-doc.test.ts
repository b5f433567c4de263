import { expect, it } from 'vitest';
import type { Doc, Site, Version } from '../site/model.ts';
import { describeDoc } from './describe-doc.ts';

it('there is no page before or after one that the sidebar does not list', () => {
  const doc = { id: 'unlisted', version: 'v1', title: 'T', route: '/docs/unlisted', sidebar: 'docs' } as Doc;
  const item = { type: 'doc', id: 'index', label: 'Home', href: '/docs/' };
  const docs = new Map([[doc.id, doc]]);
  const version = { name: 'v1', isLast: true, moved: {}, docs, sidebars: { docs: [item] } } as unknown as Version;
  const config = { ads: [], tableOfContents: {} };
  const site = { config, versions: [version] } as unknown as Site;
  const { view } = describeDoc(site, doc, { headings: [], shellUrl: '', now: new Date() });
  expect([view.previous, view.next]).toEqual([undefined, undefined]);
});
