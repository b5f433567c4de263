import { describe, expect, it } from 'vitest';
import { answerFrom } from './run-query.ts';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { indexPage } from '../index/index-page.ts';
import { OpenIndexes } from './open-indexes.ts';
import type { SearchAnswer } from '../../contract/search-provider.ts';
import { MissingFile } from './index-failure.ts';
import { writeIndex } from '../index/write-index.ts';

/** The files of a build with one page per word, in this order. */
function build(folder: string, words: string[], size?: number): Record<string, string> {
  const pages = words.map((word) => {
    const article = parseHtml(`<p>All about the ${word}.</p>`).children;
    return { path: word, title: word, trail: '', sidebar: '', index: indexPage(article, word) };
  });
  const texts = pages.map(({ index }, number) => [`${folder}/text/${number}.json`, JSON.stringify(index.texts)]);
  return { ...writeIndex(folder, pages, {}, size), ...Object.fromEntries(texts) };
}

/** A server whose files can be replaced, and one reader's search on it. */
function openSearch(first: Record<string, string>) {
  const server = { files: first, opened: 0 };
  const indexes = new OpenIndexes(async (url) => {
    const path = url.slice('/index/'.length);
    if (path === 'index.json') server.opened++;
    if (!(path in server.files)) throw new MissingFile('status', 404);
    return JSON.parse(server.files[path]!);
  });
  const search = async (query: string): Promise<SearchAnswer | undefined> => {
    let last: SearchAnswer | undefined;
    const request = { query, version: 'v1', limit: 5 };
    await indexes.use('/index/', (index) => answerFrom(index, '/', request, (answer) => (last = answer)));
    return last;
  };
  return { server, search };
}

const shown = (answer: SearchAnswer | undefined) =>
  answer?.pages.map(({ href, sections }) => [href, sections[0]!.snippet?.map(({ text }) => text).join('')]);

describe('a search that is open during a deployment', () => {
  it.each([
    ['one file', undefined],
    ['shards', 20],
  ])('answers from the new index, made of %s', async (_what, size) => {
    const { server, search } = openSearch(build('a', ['lamp', 'camera', 'whistle'], size));
    expect(shown(await search('whistle'))).toEqual([['/whistle', 'All about the whistle.']]);
    server.files = build('b', ['camera', 'lamp', 'torch'], size);
    expect(shown(await search('lamp'))).toEqual([['/lamp', 'All about the lamp.']]);
    expect(shown(await search('camera'))).toEqual([['/camera', 'All about the camera.']]);
    expect(server.opened).toBe(2);
  });

  it('tries only once, and shows results without snippets', async () => {
    const { server, search } = openSearch(build('a', ['lamp', 'camera']));
    delete server.files['a/text/0.json'];
    expect(shown(await search('lamp'))).toEqual([['/lamp', undefined]]);
    expect(server.opened).toBe(2);
  });

  it('goes on with what it has if the new index cannot be read', async () => {
    const { server, search } = openSearch(build('a', ['lamp', 'camera']));
    await search('camera');
    server.files = { 'index.json': JSON.stringify({ format: 'of the future' }) };
    expect(shown(await search('lamp'))).toEqual([['/lamp', undefined]]);
    expect(shown(await search('camera'))).toEqual([['/camera', 'All about the camera.']]);
    server.files = build('b', ['lamp', 'camera']);
    expect(shown(await search('lamp'))).toEqual([['/lamp', 'All about the lamp.']]);
  });

  it('fails if the new index has a missing shard, too', async () => {
    const { server, search } = openSearch(build('a', ['lamp', 'camera'], 20));
    for (const path of Object.keys(server.files)) if (path.includes('/pages-')) delete server.files[path];
    await expect(search('lamp')).rejects.toMatchObject({ reason: 'status', status: 404 });
    expect(server.opened).toBe(2);
  });
});
