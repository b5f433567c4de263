import { expect, it } from 'vitest';
import type { Doc, SidebarItem, Site, Version } from '../site/model.ts';
import { pageList } from './page-list.ts';

function version(name: string, base: string, sidebars: Record<string, string[][]>, description?: string): Version {
  const ids = Object.values(sidebars).flat(2);
  const docs = ids.map((id) => [id, { title: `Page ${id}`, route: base + id, description } as Doc] as const);
  const items = (list: string[]): SidebarItem[] => list.map((id) => ({ type: 'doc', id, label: id, href: base + id }));
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

it('lists the pages of the latest version by category, and where the other versions begin', () => {
  const site = {
    config: { title: 'Basic Docs', tagline: 'Small', url: 'https://basic.example', baseUrl: '/docs/' },
    versions: [
      version('v2', '/docs/', { guide: [['start'], ['a', 'b']], api: [['c'], ['d']] }, 'All of it.'),
      version('v1', '/docs/v1/', { guide: [['', 'old']] }),
    ],
  } as unknown as Site;
  const entry = (id: string): string => `- [Page ${id}](https://basic.example/docs/${id}.md): All of it.`;
  expect(pageList(site)).toBe(
    [
      '# Basic Docs\n\n> Small',
      `## v2\n\n${entry('start')}`,
      `## Category of guide\n\n${entry('a')}\n${entry('b')}\n${entry('c')}`,
      `## Category of api\n\n${entry('d')}`,
      '## Other versions\n\n- [v1](https://basic.example/docs/v1/index.md)\n',
    ].join('\n\n'),
  );
});
