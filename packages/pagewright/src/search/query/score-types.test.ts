import { expect, it } from 'vitest';
import type { FoundPage } from '../../contract/search-provider.ts';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { indexPage } from '../index/index-page.ts';
import { writeIndex } from '../index/write-index.ts';
import { SearchIndex } from './read-index.ts';
import { answerFrom } from './run-query.ts';

const text = (html: string): string => html.replaceAll('<', '&lt;');
const heading = (id: string, title: string): string => `<h3 id="${id}"><a href="#${id}">${text(title)}</a></h3>`;
const method = (id: string, signature: string): string =>
  `<section>${heading(id, `${id}(…)`)}<pre class="api-signature"><code>${text(signature)}</code></pre><p>About ${id}.</p></section>`;
const type = (name: string): string =>
  `<section>${heading(/\w+/.exec(name)![0].toLowerCase(), name)}<p>What ${name} is.</p></section>`;

const pages: Record<string, string> = {
  guide:
    '<h2 id="promise"><a href="#promise">Promise Photo</a></h2><p>Returns a Promise of a Photo, options: ImageOptions.</p>',
  camera: [
    method('pick', 'pick(limit?: number) => Promise<{ photos: Photo[] }>'),
    method('take', 'take(options: ImageOptions) => Promise<Photo>'),
    method('edit', 'edit(photo: Photo, options: ImageOptions) => Promise<void>'),
    method('wait', 'static wait() => Promise<void>'),
    type('Photo'),
    type('ImageOptions'),
  ].join(''),
  places: [
    method('find', 'find(options?: PlaceOptions) => Promise<Position>'),
    method('watch', 'watch(path: string, done: (position: Position | null) => void) => string'),
    type('Position'),
    method('constructor', 'constructor()'),
    type('Box<T>'),
    method('pack', 'pack(box: Box<T>) => Promise<void>'),
    type('ImageOptions'),
  ].join(''),
  album: method('show', 'show(photo: Photo, opts: ImageOptions) => Promise<void>') + type('ImageOptions'),
};

/** What is asked of an index of the pages above, and what is loaded for it. */
async function ask(query: string, limit = 9) {
  const files = writeIndex(
    'b1',
    Object.entries(pages).map(([path, body]) => ({
      path,
      title: path,
      sidebar: '',
      trail: '',
      index: indexPage(parseHtml(body).children, path),
    })),
    {},
  );
  const loaded: string[] = [];
  const index = await SearchIndex.open(async (name) => {
    loaded.push(name.replace('b1/', ''));
    return JSON.parse(files[name] ?? '["","","","","","","",""]') as unknown;
  });
  let found: FoundPage[] = [];
  let total = 0;
  await answerFrom(index, '', { query, version: 'v1', limit }, (answer) => ({ pages: found, total } = answer));
  const sections = found.flatMap((page) => page.sections);
  return { hrefs: sections.map(({ href }) => href), sections, loaded, total };
}

it.each([
  ['what it returns', 'Promise<Photo>', ['camera#take', 'camera#photo']],
  ['what it returns in a promise', 'returns Position', ['places#find', 'places#position']],
  ['in other letters', 'promise<position>', ['places#find', 'places#position']],
  ['both', '(options: ImageOptions) => Promise<Photo>', ['camera#take', 'camera#photo', 'camera#imageoptions']],
  ['a callback', '(position: Position | null) => void', ['places#watch', 'places#position']],
  ['what is not taken', '() => Promise<void>', ['camera#wait']],
  ['the name of a common type', 'path: string', ['places#watch']],
  [
    'types without names',
    '(Photo, ImageOptions)',
    ['camera#edit', 'camera#photo', 'camera#imageoptions', 'album#show'],
  ],
  ['a name still being typed', 'Promise<Ph', ['camera#take']],
])('finds what can be called by %s', async (_, query, expected) => {
  const { hrefs } = await ask(query);
  expect(hrefs).toEqual(expected);
});

it('shows signatures, and of all files loads only theirs and the texts of types', async () => {
  const { sections, loaded } = await ask('returns void');
  expect(sections.map(({ snippet }) => snippet!.map(({ text: piece }) => piece).join(''))).toEqual([
    '() => Promise<void>',
    '(photo: Photo, options: ImageOptions) => Promise<void>',
    '(box: Box<T>) => Promise<void>',
    '(photo: Photo, opts: ImageOptions) => Promise<void>',
  ]);
  expect(sections[0]!.snippet!.filter(({ isMarked }) => isMarked)).toEqual([{ text: 'void', isMarked: true }]);
  expect(loaded).toEqual(['index.json', 'signatures.json']);
  expect((await ask('Promise<Photo>')).loaded).toEqual(['index.json', 'signatures.json', 'text/1.json']);
});

it('puts a type of exactly this name before what takes it', async () => {
  expect((await ask('Box<T>')).hrefs).toEqual(['places#box', 'places#pack']);
});

it('puts the parameter of this name before others of the type', async () => {
  expect((await ask('opts: ImageOptions')).hrefs[0]).toBe('album#show');
});

it('tells how many pages there are besides those that are wanted', async () => {
  const { hrefs, total } = await ask('returns void', 1);
  expect(hrefs).toEqual(['camera#wait', 'camera#edit']);
  expect(total).toBe(3);
});

it.each(['Promise<Lamp>', 'returns nothing', 'options: Lamp', 'opts: string', '() => Photo', 'Promise<'])(
  'leaves “%s” to the words, since nothing fits',
  async (query) => {
    const { sections } = await ask(query);
    expect(sections.length).toBeGreaterThan(0);
    expect(sections.filter(({ snippet }) => snippet?.[0]?.text.startsWith('('))).toEqual([]);
  },
);
