import { describe, expect, it } from 'vitest';
import { answerFrom } from './run-query.ts';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { indexPage } from '../index/index-page.ts';
import type { SearchAnswer } from '../../contract/search-provider.ts';
import { SearchIndex } from './read-index.ts';
import { writeIndex } from '../index/write-index.ts';

const article = (html: string) => parseHtml(html).children;
const heading = (id: string, text: string): string => `<h2 id="${id}"><a href="#${id}">${text}</a></h2>`;
const member = (name: string): string => `<section><h3 id="${name.toLowerCase()}">${name}(…)</h3></section>`;

const pages = [
  {
    path: 'apis/geolocation',
    title: 'Geolocation',
    sidebar: 'api',
    body: `<p>Where the device is.</p>${member('getCurrentPosition')}`,
  },
  {
    path: 'apis/camera',
    title: 'Camera',
    sidebar: 'api',
    body: `<p>Takes photos.</p>${heading('permissions', 'Permissions')}<p>Ask first.</p>${member('getPhoto')}`,
  },
  { path: 'apis/dialog', title: 'Dialog', sidebar: 'api', body: '<p>Windows with a question.</p>' },
  {
    path: 'guides/deep-links',
    title: 'Deep links',
    sidebar: 'docs',
    body: '<p>Links that open the app. Take the camera along.</p>',
  },
  { path: 'guides/hooks', title: 'Hooks', sidebar: 'docs', body: '<p>Scripts. Nothing about a photograph.</p>' },
  {
    path: 'cli/sync',
    title: 'sync',
    sidebar: 'cli',
    body: '<table><tbody><tr id="--inline"><td><code>--inline</code></td><td>Source maps.</td></tr></tbody></table><p>inline</p>',
  },
  {
    path: 'config',
    title: 'Configuration',
    sidebar: 'docs',
    body: '<table><tbody><tr id="server.androidscheme"><td><code>server.androidScheme</code></td><td>The scheme.</td></tr></tbody></table>',
  },
].map(({ path, title, sidebar, body }) => ({
  path,
  title,
  sidebar,
  trail: '',
  index: indexPage(article(body), title),
}));

async function search(
  query: string,
  {
    size,
    from = pages,
    ...options
  }: { sidebar?: string; limit?: number; snippets?: number; size?: number; from?: typeof pages } = {},
): Promise<{ answers: SearchAnswer[]; loaded: string[] }> {
  const files = writeIndex('b1', from, { alert: ['dialog'], gps: ['geolocation'] }, size);
  const loaded: string[] = [];
  const index = await SearchIndex.open(async (name) => {
    loaded.push(name);
    const text = /^b1\/text\/(\d+)\.json$/.exec(name);
    return text ? from[Number(text[1])]!.index.texts : JSON.parse(files[name]!);
  });
  const answers: SearchAnswer[] = [];
  await answerFrom(index, '/docs/', { query, version: 'v1', limit: 5, ...options }, (answer) => answers.push(answer));
  return { answers, loaded };
}

const first = async (query: string, options?: Parameters<typeof search>[1]): Promise<string | undefined> =>
  (await search(query, options)).answers.at(-1)!.pages[0]?.sections[0]?.href;

describe('the engine finds', () => {
  it.each([
    ['an exact name', 'getCurrentPosition', '/docs/apis/geolocation#getcurrentposition'],
    ['a name with its page', 'Camera.getPhoto', '/docs/apis/camera#getphoto'],
    ['an option', '--inline', '/docs/cli/sync#--inline'],
    ['a configuration key', 'server.androidScheme', '/docs/config#server.androidscheme'],
    ['parts of a name run together', 'currentposition', '/docs/apis/geolocation#getcurrentposition'],
    ['parts in another order', 'photo get', '/docs/apis/camera#getphoto'],
    ['a beginning', 'geoloc', '/docs/apis/geolocation'],
    ['a word with a typo', 'camrea', '/docs/apis/camera'],
    ['a long word with two typos', 'geolcatoin', '/docs/apis/geolocation'],
    ['a plural', 'dialogs', '/docs/apis/dialog'],
    ['another form', 'asking', '/docs/apis/camera#permissions'],
    ['words run together', 'deeplinks', '/docs/guides/deep-links'],
    ['a declared synonym', 'gps', '/docs/apis/geolocation'],
    ['another one', 'alert', '/docs/apis/dialog'],
    ['a title before a text', 'camera', '/docs/apis/camera'],
    ['page and section together', 'camera permissions', '/docs/apis/camera#permissions'],
  ])('%s: %s', async (_what, query, href) => {
    expect(await first(query)).toBe(href);
    // The same from an index in shards.
    expect(await first(query, { size: 60 })).toBe(href);
  });

  // A large index would have to be loaded completely for these.
  it.each([
    ['a word whose first letter is wrong', 'kamera', '/docs/apis/camera'],
    ['the end of a name', 'tcurrentposition', '/docs/apis/geolocation#getcurrentposition'],
  ])('%s, in a small index', async (_what, query, href) => {
    expect(await first(query)).toBe(href);
  });

  it('nothing for an empty query, punctuation or unknown words', async () => {
    for (const query of ['', '   ', '.*', '<>', 'zzzzzzzz', 'constructor', '__proto__ toString'])
      expect((await search(query)).answers).toMatchObject([{ pages: [], total: 0 }]);
  });

  it('titles of common words only', async () => {
    const from = [{ ...pages[0]!, path: 'why', title: 'Why not', index: indexPage(article(''), 'Why not') }];
    expect((await search('why not', { from })).answers.at(-1)!.pages).toMatchObject([{ href: '/docs/why' }]);
  });

  it('what a question is about, not titles with its common words', async () => {
    const bodies = [heading('a', 'How to use the whistle'), heading('b', 'Lantern')];
    expect(await first('how to use the lantern', { from: made(2, (n) => bodies[n]!) })).toBe('/docs/p1#b');
  });

  it('a compound that is written as two words', async () => {
    const bodies = ['<p>The life of a cycle.</p>', heading('a', 'Lifecycle')];
    expect(await first('life cycle', { from: made(2, (n) => bodies[n]!) })).toBe('/docs/p1#a');
  });

  it('something even in a very long query', async () => {
    expect(await first(`camera ${'x'.repeat(100_000)}`)).toBe('/docs/apis/camera');
  });
});

describe('an answer', () => {
  it('comes first without snippets and then with them, words marked', async () => {
    const { answers } = await search('windows');
    expect(answers).toHaveLength(2);
    expect(answers[0]!.pages[0]!.sections[0]).not.toHaveProperty('snippet');
    const snippets = answers[1]!.pages[0]!.sections.flatMap(({ snippet }) => snippet ?? []);
    expect(snippets).toContainEqual({ text: 'Windows', isMarked: true });
  });

  it('has each page once', async () => {
    const hrefs = (await search('camera')).answers.at(-1)!.pages.map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs).toEqual(['/docs/apis/camera', '/docs/guides/deep-links']);
  });

  const sectionsOf = async (query: string, body: string): Promise<string[]> => {
    // On one page of ten: a word on most pages would count as common.
    const { answers } = await search(query, { from: made(10, (n) => (n > 0 ? '<p>Nothing.</p>' : body)) });
    return answers[0]!.pages[0]!.sections.map(({ href }) => href);
  };

  it('shows the sections of a page that are nearly as good as its best one', async () => {
    const titles = `${heading('b', 'Lantern with a handle')}${heading('a', 'Lantern oil')}`;
    const body = `${titles}${heading('c', 'Night')}<p>Take a lantern.</p>`;
    expect(await sectionsOf('lantern', body)).toEqual(['/docs/p0#a', '/docs/p0#b']);
    // Without better ones, what was left out is good enough.
    expect(await sectionsOf('take', body)).toEqual(['/docs/p0#c']);
  });

  it('shows three sections of a page at most', async () => {
    const body = ['a', 'b', 'c', 'd'].map((id) => heading(id, 'Lantern oil')).join('');
    expect(await sectionsOf('lantern', body)).toEqual(['/docs/p0#a', '/docs/p0#b', '/docs/p0#c']);
  });

  it('suggests another spelling when the word is unknown', async () => {
    expect((await search('camrea')).answers.at(-1)!.suggestion).toBe('camera');
    expect((await search('camera')).answers.at(-1)).not.toHaveProperty('suggestion');
    expect((await search('konfigurration')).answers.at(-1)!.suggestion).toBe('configuration');
    expect((await search('kammeera')).answers.at(-1)).toMatchObject({ total: 0, suggestion: 'camera' });
    // Three letters of six would be another word.
    expect((await search('cbmxrq')).answers.at(-1)).not.toHaveProperty('suggestion');
  });

  it('comes without snippets that cannot be loaded', async () => {
    const files = writeIndex('b1', pages, {});
    const index = await SearchIndex.open(async (name) => {
      if (name.startsWith('b1/text/')) throw new Error('offline');
      return JSON.parse(files[name]!);
    });
    const answers: SearchAnswer[] = [];
    await answerFrom(index, '/docs/', { query: 'camera', version: 'v1', limit: 5 }, (answer) => answers.push(answer));
    expect(answers.at(-1)!.pages[0]!.href).toBe('/docs/apis/camera');
  });
});

describe('snippets', () => {
  const texts = (loaded: string[]): string[] => loaded.filter((name) => name.startsWith('b1/text/'));
  const from = () => made(120, (n) => (n < 8 ? `<p>A lantern, number ${n}.</p>` : '<p>Nothing.</p>'));

  it('are loaded for the sections that are seen', async () => {
    const { answers, loaded } = await search('lantern', { from: from(), limit: 8, snippets: 3 });
    expect(texts(loaded)).toHaveLength(3);
    expect(answers.at(-1)!.pages.map(({ sections }) => sections[0]!.snippet !== undefined)).toEqual([
      ...Array(3).fill(true),
      ...Array(5).fill(false),
    ]);
    expect(texts((await search('lantern', { from: from(), limit: 8 })).loaded)).toHaveLength(8);
  });

  it('are not loaded before the reader pauses, and are in the first answer if they are at hand', async () => {
    const files = writeIndex('b1', from(), {});
    const loaded: string[] = [];
    const index = await SearchIndex.open(async (name) => {
      loaded.push(name);
      return name.startsWith('b1/text/') ? ['A lantern.'] : JSON.parse(files[name]!);
    });
    const request = { query: 'lantern', version: 'v1', limit: 5 };
    let isStale = false;
    const goOn = async (): Promise<void> => void (isStale = true);
    await answerFrom(
      index,
      '/',
      request,
      () => {},
      () => isStale,
      goOn,
    );
    expect(texts(loaded)).toEqual([]);
    const answers: SearchAnswer[] = [];
    const note = (answer: SearchAnswer): void => void answers.push(answer);
    for (let times = 0; times < 2; times++) await answerFrom(index, '/', request, note);
    expect(answers.map(({ pages: [page] }) => page!.sections[0]!.snippet !== undefined)).toEqual([false, true, true]);
    expect(texts(loaded)).toHaveLength(5);
  });
});

const made = (count: number, body: (n: number) => string): typeof pages =>
  Array.from({ length: count }, (_, n) => ({
    path: `p${n}`,
    title: `Page ${n}`,
    sidebar: '',
    trail: '',
    index: indexPage(article(body(n)), `Page ${n}`),
  }));

describe('of two pages that match alike', () => {
  const pair = (one: string, two: string): typeof pages =>
    [one, two].map((body, n) => ({
      ...pages[0]!,
      path: `p${n}`,
      sidebar: `s${n}`,
      index: indexPage(article(body), 'T'),
    }));

  it('the one in the sidebar of the reader comes first', async () => {
    const from = pair(heading('a', 'Lantern'), heading('a', 'Lantern'));
    expect(await first('lantern', { from })).toBe('/docs/p0#a');
    expect(await first('lantern', { from, sidebar: 's1' })).toBe('/docs/p1#a');
  });

  it('the one with an option comes first if the query begins with a dash', async () => {
    const row = (name: string): string => `<table><tr id="${name}"><td><code>${name}</code></td></tr></table>`;
    const from = pair(row('inline'), row('--inline'));
    expect(await first('inline', { from })).toBe('/docs/p0#inline');
    expect(await first('--inline', { from })).toBe('/docs/p1#--inline');
  });
});

describe('a long list', () => {
  // On every tenth page only: a word on most pages would count as common.
  const many = made(600, (n) => {
    if (n % 10 > 0) return '<p>Nothing.</p>';
    const title = n < 300 ? 'Lantern, or a lamp on a stick' : 'Lantern';
    return `<p>A lantern${n % 30 > 0 ? ' and a whistle' : ''}.</p>${heading(`h${n}`, title)}`;
  });

  const list = async (query: string, limit: number): Promise<{ hrefs: string[]; total: number }> => {
    const { answers } = await search(query, { limit, from: many });
    return { hrefs: answers[0]!.pages.map(({ href }) => href), total: answers[0]!.total };
  };

  it('holds all pages that were counted, each once', async () => {
    const { hrefs, total } = await list('lantern', 100);
    expect(total).toBe(60);
    expect(new Set(hrefs).size).toBe(60);
  });

  it('begins as a shorter one does', async () => {
    const { hrefs } = await list('lantern', 60);
    for (const limit of [10, 20, 30, 50]) expect((await list('lantern', limit)).hrefs).toEqual(hrefs.slice(0, limit));
  });

  it('leaves out pages with one of two words once there are enough with both', async () => {
    expect((await list('lantern whistle', 10)).total).toBe(40);
  });
});

describe('a large index', () => {
  it.each(['c', 'cxyzxyz'])('loads few shards for %s, the beginning of many words', async (query) => {
    const from = made(100, (n) => `<p>c${String.fromCharCode(97 + (n % 26))}${n}tail</p>`);
    const count = (names: string[]): number => names.filter((name) => name.startsWith('b1/terms-')).length;
    expect(count(Object.keys(writeIndex('b1', from, {}, 100)))).toBeGreaterThan(50);
    expect(count((await search(query, { size: 100, from })).loaded)).toBeLessThanOrEqual(8);
  });

  it('finds a misspelt word among many that begin alike', async () => {
    const letter = (n: number): string => String.fromCharCode(97 + (n % 26));
    const from = made(100, (n) => `<p>c${letter(n)}${letter(n / 26)}lantern</p>`);
    expect(await first('cvdlanten', { size: 100, from })).toBe('/docs/p99');
  });

  it('asks again for a shard that could not be loaded', async () => {
    const files = writeIndex('b1', pages, {}, 60);
    let isOffline = true;
    const index = await SearchIndex.open(async (name) => {
      if (isOffline && name !== 'index.json') throw new Error('offline');
      return JSON.parse(files[name]!);
    });
    await expect(index.find('camera')).rejects.toThrow('offline');
    isOffline = false;
    expect(await index.find('camera')).toBeDefined();
  });

  it('is cut into shards, of which a query loads what it needs', async () => {
    const { loaded } = await search('camera', { size: 60 });
    const shards = Object.keys(writeIndex('b1', pages, {}, 60));
    expect(shards.length).toBeGreaterThan(10);
    expect(loaded.filter((name) => name.startsWith('b1/terms-')).length).toBeLessThan(
      shards.filter((name) => name.startsWith('b1/terms-')).length / 2,
    );
  });

  it('keeps the records of its terms apart when it is neither small nor large, and finds the same', async () => {
    const size = 700;
    const { loaded, answers } = await search('camera', { size });
    const records = (names: string[]): string[] => names.filter((name) => name.startsWith('b1/records-'));
    expect(records(Object.keys(writeIndex('b1', pages, {}, size))).length).toBe(3);
    expect(records(loaded)).toHaveLength(1);
    expect(answers).toEqual((await search('camera')).answers);
  });

  it('is one file while it is small', async () => {
    const { loaded } = await search('camera');
    expect(loaded.filter((name) => !name.startsWith('b1/text/'))).toEqual(['index.json']);
  });

  it('says when it is of another format', async () => {
    await expect(SearchIndex.open(async () => ({ format: 0 }))).rejects.toMatchObject({ reason: 'format' });
  });
});
