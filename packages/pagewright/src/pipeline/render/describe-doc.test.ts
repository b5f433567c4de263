import { en } from '../../contract/strings/en.ts';
import { expect, it } from 'vitest';
import type { CompiledPage } from '../../markdown/compile.ts';
import type { Heading } from '../../markdown/heading.ts';
import type { Doc, Site, Version } from '../../site/model.ts';
import type { DocView } from '../../contract/page-data.ts';
import { describeDoc } from './describe-doc.ts';
import { noModules } from '../../site/modules/site-modules.ts';

function viewWith(headings: Heading[]): DocView {
  return describe({ headings }).view;
}

function describe(compiled: Pick<CompiledPage, 'headings' | 'reference'>, id = 'unlisted') {
  const doc = { id, version: 'v1', title: 'T', route: '/docs/unlisted', sidebar: 'docs', front: {} } as Doc;
  const item = { type: 'doc', id: 'index', label: 'Home', href: '/docs/' };
  const docs = new Map([[doc.id, doc]]);
  const version = { name: 'v1', isLast: true, moved: {}, docs, sidebars: { docs: [item] } } as unknown as Version;
  const config = {
    plugins: { list: [] },
    i18n: { defaultLocale: 'en' },
    tableOfContents: { minLevel: 3, maxLevel: 4 },
  };
  const site = { config, versions: [version], routes: new Map(), modules: noModules, strings: en } as unknown as Site;
  return describeDoc(site, doc, {
    compiled: { components: [], ...compiled },
    shellUrl: '',
    asides: { parts: [], choose: () => [] },
  });
}

it('there is no page before or after one that the sidebar does not list', () => {
  const { previous, next } = viewWith([]);
  expect([previous, next]).toEqual([undefined, undefined]);
});

it('the contents have the configured levels, counted from the highest', () => {
  const headings = [2, 3, 4, 5].map((level) => ({ id: `h${level}`, text: 'H', level }));
  expect(viewWith(headings).toc).toEqual([
    { id: 'h3', text: 'H' },
    { id: 'h4', text: 'H', depth: 1 },
  ]);
});

it('the sidebar lists the contents of a reference, unless it has no entry for it', () => {
  const headings = [{ id: 'on', text: 'on()', level: 3 }];
  const toc = [{ id: 'on', text: 'on()' }];
  const reference = { header: '<p>Lamp</p>' };
  const listed = describe({ headings, reference }, 'index');
  expect([listed.meta.toc, listed.view.toc, listed.view.header]).toEqual([toc, [], { __html: '<p>Lamp</p>' }]);
  const unlisted = describe({ headings, reference });
  expect([unlisted.meta.toc, unlisted.view.toc]).toEqual([undefined, toc]);
  const guide = describe({ headings }, 'index');
  expect([guide.meta.toc, guide.view.toc]).toEqual([undefined, toc]);
});
