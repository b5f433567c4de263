import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import groups from '../../errors/index.ts';
import { problemsOf } from './check-errors.ts';
import { type LoadedGroup, errorsOf, idOf } from './read-errors.ts';
import { renderErrors } from './render-errors.ts';

const site = join(import.meta.dirname, '../..');

const files = Object.entries(groups).map(([name, group]): LoadedGroup => {
  const file = `errors/${name}.ts`;
  return { name, file, source: readFileSync(join(site, file), 'utf8'), group };
});

/** The pages of a version. Of those about errors, the fragment that they consist of. */
function docsOf(folder: string) {
  const paths = readdirSync(join(site, 'content', folder), { recursive: true, encoding: 'utf8' });
  const pages = paths.filter((path) => path.endsWith('.mdx')).map((path) => path.replaceAll('\\', '/'));
  const isShared = (path: string): boolean => path.startsWith('errors/') && path !== 'errors/index.mdx';
  return new Map(
    pages.map((path) => {
      const id = path.replace(/\.mdx$/, '');
      const source = isShared(path) ? readFileSync(join(site, 'content/shared', path), 'utf8') : '';
      return [id, { title: id, route: `/docs/${id}`, source }] as const;
    }),
  );
}

const folders = readdirSync(join(site, 'content')).filter((folder) => folder !== 'shared');
const versions = folders.map((folder) => ({
  folder,
  errors: errorsOf(files, { folder, docs: docsOf(folder) }),
}));

describe.each(versions)('the messages of $folder', ({ folder, errors }) => {
  const entries = Object.values(errors.groups).flatMap((group) => group.entries);

  it('have addresses and texts of their own, a page, and one that explains more', () => {
    expect(problemsOf(errors, folder)).toEqual([]);
    const texts = entries.map(({ text }) => text);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('say why and what to do, in sentences', () => {
    for (const { text, cause, mend } of entries)
      for (const sentence of [cause, mend]) expect(sentence, text).toMatch(/^(?:\p{Lu}|iOS|npm|`|\*).{10,}[.`]$/u);
  });

  it('are as many as readers were promised', () => {
    expect(entries.length).toBeGreaterThanOrEqual({ v3: 200, v2: 180 }[folder] ?? 250);
  });

  it('stand in the index and in the list of their group', () => {
    const tools = { link: (target: string) => target };
    const index = renderErrors({ name: 'ErrorIndex', attributes: {} }, errors, tools);
    const lists = Object.keys(errors.groups).map((group) =>
      renderErrors({ name: 'ErrorList', attributes: { group } }, errors, tools),
    );
    for (const { id } of entries) {
      expect(index).toHaveProperty('html', expect.stringContaining(`#${id}"`));
      expect(lists.filter((list) => 'ids' in list && list.ids?.includes(id))).toHaveLength(1);
    }
  });
});

it('escapes what messages contain', () => {
  const errors = errorsOf(
    [
      {
        name: 'x',
        file: 'errors/x.ts',
        source: '',
        group: {
          on: ['ios'],
          more: ['a#b'],
          entries: [
            { text: '<a> & "b"', also: ['C1', 'C 2'], cause: 'Because of `<p>`.', mend: 'Press **OK**.', common: true },
          ],
        },
      },
    ],
    { folder: 'v4', docs: new Map([['a', { title: 'A', route: '/a', source: '<ErrorList group="x" />' }]]) },
  );
  const tools = { link: (target: string) => target };
  const table = renderErrors({ name: 'ErrorTable', attributes: { group: 'x' } }, errors, tools);
  expect(table).toHaveProperty(
    'html',
    expect.stringContaining(
      '<a href="/a#a--b"><code>&lt;a&gt; &amp; &quot;b&quot;</code></a> <code>C1</code></td>\n<td role="cell" data-label="Why">Because of <code>&lt;p&gt;</code>.</td>\n<td role="cell" data-label="What to do">Press <strong>OK</strong>. More: <a href="~/a.mdx#b">A</a>.',
    ),
  );
  expect(renderErrors({ name: 'ErrorList', attributes: { group: 'y' } }, errors, tools)).toEqual({ known: ['x'] });
});

it('leads to no page from that page itself, and heads rows as their platform words them', () => {
  const errors = errorsOf(
    [
      {
        name: 'x',
        file: 'errors/x.ts',
        source: '',
        group: {
          on: ['ios', 'android'],
          more: ['a#b'],
          entries: [
            {
              text: 'Load failed',
              also: ['No fetch'],
              texts: { android: 'No fetch' },
              cause: '',
              mend: '',
              common: true,
            },
          ],
        },
      },
    ],
    { folder: 'v4', docs: new Map([['a', { title: 'A', route: '/a', source: '<ErrorList group="x" />' }]]) },
  );
  const tools = { link: (target: string) => target };
  const row = (on: string, page: string) =>
    renderErrors({ name: 'ErrorTable', attributes: { group: 'x', on } }, errors, tools, page);
  expect(row('ios', '/b')).toHaveProperty(
    'html',
    expect.stringMatching(/>Load failed<.* More: <a href="~\/a.mdx#b">/s),
  );
  expect(row('android', '/a')).toHaveProperty(
    'html',
    expect.stringMatching(/<a href="\/a#load-failed"><code>No fetch</),
  );
  expect(row('android', '/a')).toHaveProperty('html', expect.not.stringContaining('More:'));
});

it('makes ids as the engine does', () => {
  expect(idOf(" Could not GET 'https://…' ")).toBe('could-not-get-https');
});

it('sets names of programs that are typed as code, and other texts of the message on a line of their own', () => {
  const errors = errorsOf(
    [
      {
        name: 'x',
        file: 'errors/x.ts',
        source: '',
        group: {
          on: ['ios'],
          tool: 'npx trispan sync, Xcode',
          more: ['a'],
          entries: [{ text: 'No', also: ['N0', 'N 1'], cause: '', mend: '' }],
        },
      },
    ],
    { folder: 'v4', docs: new Map([['a', { title: 'A', route: '/a', source: '<ErrorList group="x" />' }]]) },
  );
  const list = renderErrors({ name: 'ErrorList', attributes: { group: 'x' } }, errors, { link: (target) => target });
  expect(list).toHaveProperty(
    'html',
    expect.stringContaining(
      '<p class="error-facts"><b>iOS · <code>npx trispan sync</code>, Xcode</b></p>\n<p class="error-facts">Also: <code>N0</code> or <code>N 1</code></p>',
    ),
  );
});
