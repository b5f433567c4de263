import { en } from '../../contract/strings/en.ts';
import { expect, it } from 'vitest';
import type { Doc, SidebarItem, Site, Version } from '../../site/model.ts';
import { type TextPart, pageList, pageLists } from './page-list.ts';

/** Each sidebar is docs, and then a category of others. What begins with `https:` is a link. */
function version(name: string, base: string, sidebars: Record<string, string[][]>, unlisted: string[] = []): Version {
  const isLink = (id: string): boolean => id.startsWith('https:');
  const ids = [...Object.values(sidebars).flat(2), ...unlisted].filter((id) => !isLink(id));
  const docs = ids.map(
    (id) => [id, { title: `Page ${id}`, route: base + id, description: 'All of it.', front: {} } as Doc] as const,
  );
  const items = (list: string[]): SidebarItem[] =>
    list.map((id) =>
      isLink(id) ? { type: 'link', label: id, href: id } : { type: 'doc', id, label: id, href: base + id },
    );
  return {
    name,
    label: name,
    base,
    isLast: name === 'v2',
    mainDocId: '',
    docs: new Map(docs),
    sidebars: Object.fromEntries(
      Object.entries(sidebars).map(([key, [first = [], second = []]]) => [
        key,
        [...items(first), { type: 'category', label: `Category of ${key}`, items: items(second) }],
      ]),
    ),
  } as unknown as Version;
}

function siteOf(...versions: Version[]): Site {
  return {
    strings: en,
    config: { title: 'Basic Docs', tagline: 'Small', url: 'https://basic.example', baseUrl: '/docs/' },
    versions,
    routes: new Map(versions.flatMap(({ docs }) => [...docs.values()].map((doc) => [doc.route, doc]))),
  } as unknown as Site;
}

/** That of the latest version. */
const listOf = (site: Site, parts?: TextPart[]): string => pageList(site, site.versions[0]!, parts);
const entry = (id: string): string => `- [Page ${id}](https://basic.example/docs/${id}.md): All of it.`;
const start = '# Basic Docs\n\n> Small';

it('lists the pages of the latest version by category, and where the other versions begin', () => {
  const site = siteOf(
    version('v2', '/docs/', { guide: [['start'], ['a', 'b']], api: [['c'], ['d']] }),
    version('v1', '/docs/v1/', { guide: [['', 'old']] }),
  );
  expect(listOf(site)).toBe(
    [
      start,
      `## v2\n\n${entry('start')}`,
      `## Category of guide\n\n${entry('a')}\n${entry('b')}\n${entry('c')}`,
      `## Category of api\n\n${entry('d')}`,
      '## Other versions\n\n- [v1](https://basic.example/docs/v1/llms.txt)\n',
    ].join('\n\n'),
  );
});

it('lists the pages that are in no sidebar after the others', () => {
  const site = siteOf(
    version('v2', '/docs/', { guide: [['start'], ['a']] }, ['b', 'c']),
    version('v1', '/docs/v1/', {}),
  );
  expect(listOf(site)).toBe(
    [
      start,
      `## v2\n\n${entry('start')}`,
      `## Category of guide\n\n${entry('a')}`,
      `## More pages\n\n${entry('b')}\n${entry('c')}`,
      '## Other versions\n\n- [v1](https://basic.example/docs/v1/llms.txt)\n',
    ].join('\n\n'),
  );
});

it('has no section for a category of links', () => {
  const site = siteOf(version('v2', '/docs/', { guide: [['start'], ['https://a.example']] }));
  expect(listOf(site)).toBe(`${start}\n\n## v2\n\n${entry('start')}\n`);
});

it('lists a page of two sidebars once', () => {
  const site = siteOf(version('v2', '/docs/', { guide: [[], ['a', 'b']], api: [[], ['b', 'c']] }));
  expect(listOf(site)).toBe(
    [start, `## Category of guide\n\n${entry('a')}\n${entry('b')}`, `## Category of api\n\n${entry('c')}\n`].join(
      '\n\n',
    ),
  );
});

it('leaves out a page that is not built because another one has its route', () => {
  const site = siteOf(version('v2', '/docs/', { guide: [[], ['a', 'b']] }));
  site.routes.delete('/docs/b');
  expect(listOf(site)).toBe(`${start}\n\n## Category of guide\n\n${entry('a')}\n`);
});

it('of another version than the latest says which one it is, and where the latest is', () => {
  const site = siteOf(
    version('v2', '/docs/', { guide: [['start']] }),
    version('v1', '/docs/v1/', { guide: [['old']] }),
  );
  expect(pageList(site, site.versions[1]!)).toBe(
    [
      '# Basic Docs v1\n\n> Small',
      '## v1\n\n- [Page old](https://basic.example/docs/v1/old.md): All of it.',
      '## Other versions\n\n- [v2](https://basic.example/docs/llms.txt)\n',
    ].join('\n\n'),
  );
});

it('leaves out what is not listed, and drafts', () => {
  const site = siteOf(version('v2', '/docs/', { guide: [['start', 'a', 'b']] }));
  const { docs } = site.versions[0]!;
  docs.get('a')!.front.unlisted = true;
  docs.get('b')!.front.draft = true;
  expect(listOf(site)).toBe(`${start}\n\n## v2\n\n${entry('start')}\n`);
});

it('names the parts of the whole text, and where each begins and ends', () => {
  const site = siteOf(version('v2', '/docs/', { guide: [['a', 'b', 'c']] }));
  const [a, b, c] = [...site.versions[0]!.docs.values()] as [Doc, Doc, Doc];
  const part = (name: string, first: Doc, last: Doc): TextPart => ({ name, first, last, text: '' });
  expect(listOf(site, [part('llms-full.txt', a, c)])).toContain(
    '\n\n## The whole text\n\n- [All pages in reading order](https://basic.example/docs/llms-full.txt): Page a – Page c\n\n## v2\n',
  );
  expect(listOf(site, [part('llms-full.txt', a, b), part('llms-full-2.txt', c, c)])).toContain(
    '- [Part 1 of 2](https://basic.example/docs/llms-full.txt): Page a – Page b\n- [Part 2 of 2](https://basic.example/docs/llms-full-2.txt): Page c – Page c\n',
  );
});

it('is there for each version; that of the site is about the latest unless another one is at its path', () => {
  const lists = (...versions: Version[]) =>
    Object.fromEntries([...pageLists(siteOf(...versions))].map(([path, { name }]) => [path, name]));
  expect(lists(version('v2', '/docs/', {}), version('v1', '/docs/v1/', {}))).toEqual({
    '/docs/': 'v2',
    '/docs/v1/': 'v1',
  });
  expect(lists(version('v2', '/docs/v2/', {}), version('v1', '/docs/v1/', {}))).toEqual({
    '/docs/': 'v2',
    '/docs/v2/': 'v2',
    '/docs/v1/': 'v1',
  });
});
