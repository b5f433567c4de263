import { expect, it } from 'vitest';
import { en } from '../../contract/strings/en.ts';
import type { Doc, SidebarItem, Site, Version } from '../../site/model.ts';
import { wholeText } from './whole-text.ts';

/** A version with these docs in its sidebar, and one that no sidebar lists. */
function siteOf(ids: string[], unlisted: string): { site: Site; version: Version } {
  const docs = [unlisted, ...ids].map((id) => ({ id, title: `Page ${id}`, route: `/docs/${id}`, front: {} }) as Doc);
  const items = ids.map((id): SidebarItem => ({ type: 'doc', id, label: id, href: `/docs/${id}` }));
  const version = {
    name: 'v2',
    label: 'v2',
    base: '/docs/',
    isLast: true,
    docs: new Map(docs.map((doc) => [doc.id, doc])),
    sidebars: { main: items },
  } as unknown as Version;
  const site = {
    strings: en,
    config: { title: 'Basic Docs', tagline: 'Small', url: 'https://basic.example', baseUrl: '/docs/' },
    versions: [version],
    routes: new Map(docs.map((doc) => [doc.route, doc])),
  } as unknown as Site;
  return { site, version };
}

const markdownOf = ({ title }: Doc): string => `# ${title}\n\nText.\n`;

it('has all pages in reading order, each after its address', () => {
  const { site, version } = siteOf(['b', 'a'], 'c');
  expect(wholeText(site, version, markdownOf)).toEqual([
    {
      name: 'llms-full.txt',
      first: version.docs.get('b'),
      last: version.docs.get('c'),
      text: [
        '# Basic Docs',
        '> Small',
        '- All pages in reading order\n- List of pages: <https://basic.example/docs/llms.txt>',
        '<!-- 1/3 https://basic.example/docs/b -->',
        '# Page b',
        'Text.\n',
        '<!-- 2/3 https://basic.example/docs/a -->',
        '# Page a',
        'Text.\n',
        '<!-- 3/3 https://basic.example/docs/c -->',
        '# Page c',
        'Text.\n',
      ].join('\n\n'),
    },
  ]);
});

it('has as many parts as its size needs, each with the way to the next, and divides no page', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `page-${index}`);
  const { site, version } = siteOf(ids, 'last');
  const limit = 5000;
  const long = ({ id }: Doc): string => `# ${id}\n\n${'ü'.repeat(id === 'page-7' ? limit : 500)}\n`;
  const parts = wholeText(site, version, long, limit);
  expect(parts.length).toBeGreaterThan(7);
  for (const [index, { name, text, first, last }] of parts.entries()) {
    expect(name).toBe(index === 0 ? 'llms-full.txt' : `llms-full-${index + 1}.txt`);
    expect(text).toContain(`\n- Part ${index + 1} of ${parts.length}\n`);
    const next = `Next part: <https://basic.example/docs/llms-full-${index + 2}.txt>`;
    expect(text.split(next).length - 1).toBe(index + 1 < parts.length ? 2 : 0);
    // What is too long for a part is one of its own.
    if (text.includes('# page-7\n')) expect(first).toBe(last);
    else expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit);
  }
  const all = parts.map(({ text }) => text).join('');
  for (const doc of version.docs.values()) expect(all.split(`\n${long(doc)}`)).toHaveLength(2);
});

it('has no part where there are no pages', () => {
  const { site, version } = siteOf([], 'a');
  site.routes.clear();
  expect(wholeText(site, version, markdownOf)).toEqual([]);
});
