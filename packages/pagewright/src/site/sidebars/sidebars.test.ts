import { describe, expect, it } from 'vitest';
import type { Doc, SidebarEntry, SidebarItem } from '../model.ts';
import type { Problem } from '../../kernel/problems.ts';
import { docsInOrder } from './sidebar-order.ts';
import { resolveSidebar, sidebarsSchema } from './sidebars.ts';
import type { FolderCategory } from './read-category.ts';
import { validate } from '../config/validate.ts';

const ids = ['cli/sync', 'cli/add', 'cli/index', 'cli/sub/deep', 'client', 'index'];
const docOf = (id: string, front: Partial<Doc['front']> = {}): Doc =>
  ({ id, title: `Title of ${id}`, route: `/docs/${id}`, file: `content/v1/${id}.mdx`, front }) as Doc;
const docs = new Map(ids.map((id) => [id, docOf(id)]));
docs.get('client')!.sidebarLabel = 'The client';

const context = { hidden: new Set<string>(), categoryOf: () => ({}) };

function resolve(entries: SidebarEntry[], source = ''): { items: SidebarItem[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const items = resolveSidebar(
    entries,
    docs,
    { file: 'content/v1/sidebars.ts', source, name: 'docs', ...context },
    problems,
  );
  return { items, problems };
}

describe('resolveSidebar', () => {
  it('labels a doc by the entry, else the sidebar label, else the title', () => {
    const { items } = resolve(['index', 'client', { type: 'doc', id: 'cli/add', label: 'Mine' }]);
    expect(items.map(({ label }) => label)).toEqual(['Title of index', 'The client', 'Mine']);
    expect(items[0]).toEqual({ type: 'doc', id: 'index', label: 'Title of index', href: '/docs/index' });
  });

  it('lists a folder by name, its index first, and nothing beside it', () => {
    const { items, problems } = resolve([{ type: 'folder', path: '/cli/' }]);
    expect(docsInOrder(items).map(({ id }) => id)).toEqual(['cli/index', 'cli/add', 'cli/sub/deep', 'cli/sync']);
    expect(problems).toEqual([]);
  });

  it('keeps links and categories', () => {
    const link: SidebarEntry = { type: 'link', label: 'Out', href: 'https://a.example' };
    const { items } = resolve([{ type: 'category', label: 'Outer', collapsed: false, items: [link, 'index'] }]);
    expect(items).toEqual([
      { type: 'category', label: 'Outer', collapsed: false, items: [link, expect.objectContaining({ id: 'index' })] },
    ]);
  });

  it('reports a doc that does not exist, at its line, with the one that was meant', () => {
    const { items, problems } = resolve(
      ['index', 'cli/snyc'],
      "export default {\n  docs: [\n    'index',\n    'cli/snyc',\n  ],\n};",
    );
    expect(items).toHaveLength(1);
    expect(problems).toMatchObject([
      {
        severity: 'error',
        file: 'content/v1/sidebars.ts',
        line: 4,
        message: 'the sidebar lists the doc "cli/snyc", which does not exist',
        hint: 'did you mean "cli/sync"?',
      },
    ]);
  });

  it.each([
    ['index.mdx', 'did you mean "index", without .mdx?'],
    ['cli/sub/deep.md', 'did you mean "cli/sub/deep", without .md?'],
    ['cli/snyc.mdx', 'did you mean "cli/sync", without .mdx?'],
  ])('takes %s for the name of a file', (id, hint) => {
    expect(resolve([id]).problems).toMatchObject([
      { message: `the sidebar lists the doc "${id}", which does not exist`, hint },
    ]);
  });

  it('lists the docs when none is close, and reports inside categories', () => {
    const { problems } = resolve([{ type: 'category', label: 'C', items: ['something/else'] }]);
    expect(problems[0]!.hint).toBe(`use one of these doc ids: ${ids.join(', ')}`);
  });

  it('says where docs are when they are too many to list', () => {
    const many = new Map(Array.from({ length: 100 }, (_, index) => [`pages/page-${index}`, {} as Doc]));
    const problems: Problem[] = [];
    resolveSidebar(['ads'], many, { file: 'content/v1/sidebars.ts', source: '', name: 'docs', ...context }, problems);
    expect(problems[0]!.hint).toBe('a doc id is the path of a page in content/v1/ without its extension');
  });

  it('reports a folder without docs', () => {
    const source = "export default { docs: [\n{ type: 'folder', path: 'nope' }] }";
    const { problems } = resolve([{ type: 'folder', path: 'nope' }], source);
    expect(problems).toMatchObject([
      { line: 2, message: 'the sidebar lists the folder "nope", which contains no docs' },
    ]);
  });
});

it('a doc or folder that two sidebars list and that does not exist is reported at both places', () => {
  const source = `export default {
  docs: ['nope', { type: 'folder', path: 'none' }],
  more: [
    { type: 'folder', path: 'none' },
    { type: 'category', label: 'C', items: ['nope'] },
  ],
};`;
  const problems: Problem[] = [];
  const folder: SidebarEntry = { type: 'folder', path: 'none' };
  const place = { file: 'content/v1/sidebars.ts', source };
  resolveSidebar(['nope', folder], docs, { ...place, name: 'docs', ...context }, problems);
  const category: SidebarEntry = { type: 'category', label: 'C', items: ['nope'] };
  resolveSidebar([folder, category], docs, { ...place, name: 'more', ...context }, problems);
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: the sidebar lists the doc "nope", which does not exist',
    '2: the sidebar lists the folder "none", which contains no docs',
    '4: the sidebar lists the folder "none", which contains no docs',
    '5: the sidebar lists the doc "nope", which does not exist',
  ]);
});

describe('a doc that is listed twice', () => {
  const twice = (line: number, id: string): Problem => ({
    severity: 'error',
    file: 'content/v1/sidebars.ts',
    line,
    message: `the sidebar "docs" lists the doc "${id}" twice`,
    hint: 'remove one of the entries; a folder lists all docs in it',
  });

  it('is reported at the second entry, also in a category', () => {
    const { problems } = resolve(
      ['index', { type: 'category', label: 'C', items: ['client', { type: 'doc', id: 'index', label: 'Home' }] }],
      "export default {\n  other: ['index'],\n  docs: [\n    'index',\n    { type: 'category', label: 'C', items: [\n      'client',\n      { type: 'doc', id: 'index', label: 'Home' },\n    ] },\n  ],\n};",
    );
    expect(problems).toMatchObject([twice(7, 'index')]);
  });

  it('is reported beside its folder', () => {
    const { problems } = resolve(
      ['cli/add', { type: 'folder', path: 'cli' }],
      "export default {\n  docs: [\n    'cli/add',\n    { type: 'folder', path: 'cli' },\n  ],\n};",
    );
    expect(problems).toMatchObject([twice(4, 'cli/add')]);
  });
});

describe('sidebarsSchema', () => {
  const check = (value: unknown, source: string) => () =>
    validate(sidebarsSchema, value, { file: 'sidebars.ts', source });

  it('names an unknown entry type and the allowed ones', () => {
    const source = "export default {\n  docs: [\n    'a',\n    { type: 'html', value: '' },\n  ],\n};";
    expect(check({ docs: ['a', { type: 'html', value: '' }] }, source)).toThrow(
      'sidebars.ts:4: invalid value for "docs[1].type": "html"\n  hint: unknown sidebar entry type "html"; use a doc id or { type: "doc" | "link" | "category" | "folder" }',
    );
  });

  it.each([
    [{ type: 'doc', id: 'a', label: '' }, 'label'],
    [{ type: 'link', label: '', href: '/a' }, 'label'],
    [{ type: 'link', label: 'A', href: '' }, 'href'],
    [{ type: 'category', label: '', items: [] }, 'label'],
  ])('rejects %j', (entry, field) => {
    expect(check({ docs: [entry] }, '')).toThrow(`invalid value for "docs[0].${field}": ""\n  hint: must not be empty`);
  });

  it('rejects a category without entries, at its line', () => {
    const source = "export default {\n  docs: [\n    'a',\n    { type: 'category', label: 'C', items: [] },\n  ],\n};";
    expect(check({ docs: ['a', { type: 'category', label: 'C', items: [] }] }, source)).toThrow(
      'sidebars.ts:4: invalid value for "docs[1].items": []\n  hint: add an entry, or remove the category',
    );
  });

  it('rejects a category that contains itself', () => {
    const category = { type: 'category', label: 'C', items: ['a'] as unknown[] };
    category.items.push(category);
    expect(check({ docs: [category] }, '\nexport default {\n  docs: [category],\n};')).toThrow(
      'error: sidebars.ts:2: this value contains itself\n  hint: ',
    );
  });

  it('accepts an entry that is in two places', () => {
    const link = { type: 'link', label: 'A', href: '/a' };
    expect(check({ docs: [link, { type: 'category', label: 'C', items: [link] }] }, '')).not.toThrow();
  });

  it('checks entries inside categories', () => {
    expect(check({ docs: [{ type: 'category', label: 'C', items: [{ type: 'doc', idd: 'a' }] }] }, '')).toThrow(
      'unknown field "docs[0].items[0].idd"\n  hint: did you mean "id"?',
    );
    expect(check({ docs: [{ type: 'category', label: 'C' }] }, '')).toThrow(
      'missing field "docs[0].items"\n  hint: expected a list of entries',
    );
  });
});

describe('a folder', () => {
  const list = [
    docOf('index'),
    docOf('zebra', { sidebar_position: 1 }),
    docOf('02-second'),
    docOf('page-10'),
    docOf('page-9'),
    docOf('guides/index'),
    docOf('guides/more/deep'),
    docOf('guides/start', { sidebar_position: 2 }),
    docOf('secret'),
  ];
  const all = new Map(list.map((doc) => [doc.id, doc]));
  const show = (items: SidebarItem[]): unknown[] =>
    items.map((item) =>
      item.type === 'category'
        ? [`${item.label}${item.collapsed === false ? ' (open)' : ''}`, ...show(item.items)]
        : 'id' in item && item.id,
    );
  const shown = (path: string, categoryOf: (folder: string) => FolderCategory = () => ({})) => {
    const problems: Problem[] = [];
    const place = { file: 'content/v1/sidebars.ts', source: '', name: 'docs', hidden: new Set(['secret']) };
    const items = resolveSidebar([{ type: 'folder', path }], all, { ...place, categoryOf }, problems);
    return { items: show(items), problems };
  };

  it('is a tree: the index, then positions, then names, and folders are categories', () => {
    expect(shown('.')).toEqual({
      problems: [],
      items: [
        'index',
        'zebra',
        '02-second',
        ['Guides', 'guides/index', 'guides/start', ['More', 'guides/more/deep']],
        'page-9',
        'page-10',
      ],
    });
    expect(shown('./guides/').items).toEqual(['guides/index', 'guides/start', ['More', 'guides/more/deep']]);
  });

  it('is called, placed and begun as its _category_ file says', () => {
    const link = { id: 'page-9', file: 'content/v1/guides/_category_.json', line: 4 };
    const category = (folder: string) =>
      folder === 'guides' ? { label: 'How to', position: 0, collapsed: false, link } : {};
    expect(shown('.', category).items).toEqual([
      'index',
      ['How to (open)', 'page-9', 'guides/index', 'guides/start', ['More', 'guides/more/deep']],
      'zebra',
      '02-second',
      'page-10',
    ]);
    const wrong = shown('.', (folder) => (folder === 'guides' ? { link: { ...link, id: 'page-8' } } : {}));
    expect(wrong.problems).toMatchObject([
      { file: link.file, line: 4, rule: 'sidebar-entry', hint: 'did you mean "page-9"?' },
    ]);
  });
});
