import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AlgoliaStandIn,
  type Mishap,
  type Recorded,
  startAlgolia,
} from '../../../../../tests/support/algolia-stand-in.ts';
import { emptyIndex } from '../../../../../tests/support/algolia-store.ts';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { indexPage } from '../index/index-page.ts';
import { PushError } from './push-error.ts';
import { type PushedPage, push } from './push.ts';

const site = { url: 'https://lamp.example', language: 'en', synonyms: { gps: ['geolocation'] } };

function page(version: string, route: string, body = ''): PushedPage {
  const index = indexPage(parseHtml(body).children, 'Page');
  return { version: { name: version }, doc: { route }, trail: 'Guides', language: 'en', index };
}

const pages = [page('current', '/docs/a', '<h2 id="b">B</h2>'), page('v3', '/docs/v3/a')];
const oldRecord = { objectID: 'old' };

let algolia: AlgoliaStandIn;
beforeEach(async () => {
  algolia = await startAlgolia('APP', 'write-key');
  algolia.store.indexes.set('lamp', {
    ...emptyIndex(),
    records: new Map([['old', oldRecord]]),
    settings: { paginationLimitedTo: 5 },
    rules: ['a rule'],
  });
});
afterEach(() => algolia.close());

const target = (writeKey = 'write-key') => ({
  applicationId: 'APP',
  indexName: 'lamp',
  writeKey,
  hosts: [algolia.url],
});
const failure = async (list = pages): Promise<PushError> => {
  const error: unknown = await push(target(), list, site).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PushError);
  return error as PushError;
};

/** The calls in order, without polling and without the new index's number. */
function calls(): string[] {
  return algolia.requests
    .map(({ method, path }) => `${method} ${path}`.replace(/_tmp_\d+/, '_tmp').replace(/task\/\d+/, 'task'))
    .filter((call, at, all) => call !== all[at - 1]);
}

describe('push', () => {
  it('fills a new index, waits for it, and replaces the live one', async () => {
    algolia.store.asks = 2;
    expect(await push(target(), pages, site)).toEqual({ records: 3, cut: [] });
    expect(calls()).toEqual([
      'POST /1/indexes/lamp/operation',
      'GET /1/indexes/lamp_tmp/task',
      'PUT /1/indexes/lamp_tmp/settings',
      'GET /1/indexes/lamp_tmp/task',
      'POST /1/indexes/lamp_tmp/synonyms/batch',
      'GET /1/indexes/lamp_tmp/task',
      'POST /1/indexes/lamp_tmp/batch',
      'GET /1/indexes/lamp_tmp/task',
      'POST /1/indexes/lamp_tmp/operation',
      'GET /1/indexes/lamp/task',
    ]);
    expect(new Set(algolia.requests.map(({ key, application }) => `${application} ${key}`))).toEqual(
      new Set(['APP write-key']),
    );
    const operations = algolia.requests.filter(({ path }) => path.endsWith('/operation')).map(({ body }) => body);
    expect(operations).toEqual([
      { operation: 'copy', destination: expect.stringMatching(/^lamp_tmp_\d+$/), scope: ['rules'] },
      { operation: 'move', destination: 'lamp' },
    ]);
  });

  it('leaves one index, with new records, settings and synonyms and the old rules', async () => {
    await push(target(), pages, site);
    expect([...algolia.store.indexes.keys()]).toEqual(['lamp']);
    const live = algolia.store.indexes.get('lamp')!;
    expect(
      [...live.records.values()].map(({ url, docusaurus_tag, language }) => [url, docusaurus_tag, language]),
    ).toEqual([
      ['https://lamp.example/docs/a', 'docs-default-current', 'en'],
      ['https://lamp.example/docs/a#b', 'docs-default-current', 'en'],
      ['https://lamp.example/docs/v3/a', 'docs-default-v3', 'en'],
    ]);
    expect(live.settings).toMatchObject({ attributeForDistinct: 'url_without_anchor' });
    expect(live.settings).not.toHaveProperty('paginationLimitedTo');
    expect(live.synonyms).toMatchObject([{ input: 'gps', synonyms: ['geolocation'] }]);
    expect(live.rules).toEqual(['a rule']);
  });

  it('never shows an index that is empty or half full', async () => {
    const seen = new Set<string>();
    const look = () => seen.add([...algolia.store.indexes.get('lamp')!.records.keys()].join());
    // Inspects every request and lets it pass.
    algolia.fail('silence', () => !look());
    await push(target(), pages, site);
    look();
    const now = ['a', 'a#b', 'v3/a'].map((path) => `en:https://lamp.example/docs/${path}`);
    expect([...seen]).toEqual(['old', now.join()]);
  });

  it('sends many records in parts, and no synonyms where there are none', async () => {
    const many = Array.from({ length: 2100 }, (_, number) => page('current', `/docs/${number}`));
    expect(await push(target(), many, { ...site, synonyms: {} })).toMatchObject({ records: 2100 });
    const parts = algolia.requests.filter(({ path }) => path.endsWith('/batch'));
    expect(parts.map(({ body }) => (body as { requests: unknown[] }).requests.length)).toEqual([1000, 1000, 100]);
    expect(algolia.store.indexes.get('lamp')!.records.size).toBe(2100);
  });

  it('says which records were too long', async () => {
    const long = page('current', '/docs/long', `<h2 id="all">All</h2><p>${'word '.repeat(5000)}</p>`);
    expect(await push(target(), [long], site)).toEqual({ records: 2, cut: ['https://lamp.example/docs/long#all'] });
  });

  it('does not empty the index of a site without pages', async () => {
    expect(await failure([])).toMatchObject({ message: 'the site has no pages to index' });
    expect(algolia.requests).toEqual([]);
  });

  it('retries after a rate limit', async () => {
    algolia.fail({ status: 429, body: '{}' }, ({ path }) => path.endsWith('/batch'), 1);
    expect(await push(target(), pages, site)).toMatchObject({ records: 3 });
  });
});

describe('a push that fails', () => {
  const at = (method: string, end: RegExp) => (request: Recorded) =>
    request.method === method && end.test(request.path);
  const untouched = (): void => {
    expect([...algolia.store.indexes.keys()]).toEqual(['lamp']);
    expect(algolia.store.indexes.get('lamp')).toMatchObject({
      records: new Map([['old', oldRecord]]),
      rules: ['a rule'],
    });
  };
  const asItWas = 'The index "lamp" is unchanged.';

  it.each<[name: string, (request: Recorded) => boolean]>([
    ['at its rules', at('POST', /lamp\/operation$/)],
    ['at its settings', at('PUT', /settings$/)],
    ['at its synonyms', at('POST', /synonyms\/batch$/)],
    ['at its records', at('POST', /\d\/batch$/)],
    ['while it waits', at('GET', /task/)],
    ['at the end', at('POST', /_tmp_\d+\/operation$/)],
  ])('%s leaves the live index alone and the new one deleted', async (_name, matches) => {
    algolia.fail({ status: 400, body: '{"message":"No."}' }, matches);
    expect((await failure()).message).toBe(`Algolia failed with status 400: No. ${asItWas}`);
    untouched();
  });

  it.each<[name: string, Mishap, message: string]>([
    ['a refused key', { status: 403, body: '{"message":"x"}' }, 'Algolia rejected the key in ALGOLIA_WRITE_KEY.'],
    ['a lost connection', 'hang-up', 'Algolia could not be reached.'],
    ['silence', 'silence', 'Algolia did not respond in time.'],
    ['nonsense', { status: 200, body: '<html>' }, 'Algolia sent an unreadable response.'],
    ['an error', { status: 500, body: 'down' }, 'Algolia failed with status 500: '],
    ['too many requests', { status: 429, body: '{}' }, 'Algolia is receiving too many requests.'],
  ])('because of %s says so', async (_name, mishap, message) => {
    algolia.fail(mishap, at('POST', /\d\/batch$/));
    const error = await failure();
    expect(error.message).toContain(message);
    expect(error.message).toContain(asItWas);
    expect(error.hint).not.toBe('');
    expect(error.message + error.hint).not.toContain('write-key');
    untouched();
  });

  it('says what the key must be able to do', async () => {
    const error = await push(target('search-key'), pages, site).catch((reason: PushError) => reason);
    expect(error).toMatchObject({
      hint: 'use a key of the application "APP" with the permissions addObject, editSettings and deleteIndex for lamp and lamp_tmp_*',
    });
  });

  it.each<[name: string, Mishap, (request: Recorded) => boolean]>([
    ['that was not answered', 'hang-up', at('POST', /_tmp_\d+\/operation$/)],
    ['that was answered with an error', { status: 500, body: '' }, at('POST', /_tmp_\d+\/operation$/)],
    ['whose end was not seen', { status: 403, body: '{}' }, at('GET', /lamp\/task/)],
  ])('does not claim to know what became of a last step %s', async (_name, mishap, matches) => {
    algolia.fail(mishap, matches);
    expect((await failure()).message).toContain(' It is not known whether the index "lamp" was replaced.');
  });

  it('names the new index where it could not be deleted', async () => {
    algolia.fail({ status: 403, body: '{}' }, ({ method }) => method !== 'GET' && method !== 'POST');
    expect((await failure()).message).toMatch(/ The temporary index "lamp_tmp_\d+" could not be deleted\.$/);
  });
});
