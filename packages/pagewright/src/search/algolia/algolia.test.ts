import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AlgoliaStandIn, startAlgolia } from '../../../../../tests/support/algolia-stand-in.ts';
import { markEnd, markStart } from './hits.ts';
import { algoliaProvider } from './algolia.ts';
import type { HostedSearch, SearchAnswer, SearchRequest } from '../../contract/search-provider.ts';

const request: SearchRequest = { query: 'photo', version: 'v3', limit: 10 };
const marked = (text: string): string => text.replaceAll('[', markStart).replaceAll(']', markEnd);

let algolia: AlgoliaStandIn;
beforeEach(async () => {
  algolia = await startAlgolia('APP', 'search-key');
});
afterEach(() => algolia.close());

function provider(change: Partial<HostedSearch> = {}) {
  const hosted = { applicationId: 'APP', apiKey: 'search-key', indexName: 'lamp', contextual: true };
  return algoliaProvider({ ...hosted, hosts: [algolia.url], ...change }, (version) => `docs-default-${version}`, 'en');
}

async function search(change: Partial<SearchRequest> = {}, hosted: Partial<HostedSearch> = {}): Promise<SearchAnswer> {
  const answers: SearchAnswer[] = [];
  const { signal } = new AbortController();
  await provider(hosted).search({ ...request, ...change }, (answer) => answers.push(answer), signal);
  expect(answers).toHaveLength(1);
  return answers[0]!;
}

/** The parameters of the only query sent. */
function sent(): Record<string, unknown> {
  expect(algolia.requests).toHaveLength(1);
  const { requests } = algolia.requests[0]!.body as { requests: Record<string, unknown>[] };
  expect(requests).toHaveLength(1);
  return requests[0]!;
}

describe('what is asked', () => {
  it('is one request with id and key, for the reader’s version and language', async () => {
    await search();
    expect(algolia.requests).toMatchObject([
      { method: 'POST', path: '/1/indexes/*/queries', application: 'APP', key: 'search-key' },
    ]);
    expect(sent()).toMatchObject({
      indexName: 'lamp',
      query: 'photo',
      hitsPerPage: 10,
      distinct: 4,
      facetFilters: ['language:en', 'docusaurus_tag:docs-default-v3'],
      highlightPreTag: markStart,
      highlightPostTag: markEnd,
      attributesToRetrieve: ['hierarchy', 'kind', 'url', 'version'],
      attributesToHighlight: ['hierarchy'],
      attributesToSnippet: ['content:25'],
    });
  });

  it('has no filters when the search is not contextual', async () => {
    await search({}, { contextual: false });
    expect(sent()).not.toHaveProperty('facetFilters');
  });

  it('prefers the sidebar the reader is in', async () => {
    await search({ sidebar: 'plugins' });
    expect(sent()).toMatchObject({ optionalFilters: ['sidebar:plugins'] });
  });

  it('stays within what the service can send and read', async () => {
    await search({ query: '😀'.repeat(500), limit: 5000 });
    expect(sent()).toMatchObject({ query: '😀'.repeat(128), hitsPerPage: 1000, distinct: 1 });
  });

  it('is nothing for an empty query', async () => {
    expect(await search({ query: '  ' })).toEqual({ pages: [], total: 0 });
    expect(algolia.requests).toEqual([]);
  });
});

describe('what is found', () => {
  const hit = (path: string, more: object = {}) => ({
    url: `https://lamp.example${path}`,
    kind: path.includes('#') ? 'member' : 'page',
    version: 'v3',
    hierarchy: { lvl0: 'APIs', lvl1: 'Camera', lvl2: path.includes('#') ? 'getPhoto' : null },
    ...more,
  });

  it('is grouped by page, with marks in titles and snippets', async () => {
    const hits = [
      hit('/docs/v3/camera#getphoto', {
        _highlightResult: { hierarchy: { lvl1: { value: 'Camera' }, lvl2: { value: marked('get[Photo]') } } },
        _snippetResult: { content: { value: marked('takes a [photo] with <b>it</b>…') } },
      }),
      hit('/docs/v3/files'),
      hit('/docs/v3/camera'),
    ];
    algolia.answer = { results: [{ hits, nbHits: 7 }] };
    const camera = {
      href: '/docs/v3/camera',
      title: [{ text: 'Camera', isMarked: false }],
      trail: 'APIs',
      version: 'v3',
    };
    const { pages, total } = await search();
    expect(total).toBe(7);
    expect(pages.map(({ href }) => href)).toEqual(['/docs/v3/camera', '/docs/v3/files']);
    expect(pages[0]).toMatchObject(camera);
    expect(pages[0]!.sections).toEqual([
      {
        href: '/docs/v3/camera#getphoto',
        kind: 'member',
        title: [
          { text: 'get', isMarked: false },
          { text: 'Photo', isMarked: true },
        ],
        snippet: [
          { text: 'takes a ', isMarked: false },
          { text: 'photo', isMarked: true },
          { text: ' with <b>it</b>…', isMarked: false },
        ],
      },
      { href: '/docs/v3/camera', kind: 'page', title: camera.title },
    ]);
  });

  it('leads to this site, whatever the index says', async () => {
    const hits = ['https://a.example//evil.example/x', 'javascript:alert(1)', 'http://[', '/docs/a?b#c', '', 5, null];
    algolia.answer = { results: [{ hits: [...hits.map((url) => ({ url })), null, 'x'], nbHits: 1 }] };
    const { pages, total } = await search();
    expect(pages.map(({ href }) => href)).toEqual(['/evil.example/x', '/docs/a']);
    expect(pages[1]!.sections).toMatchObject([{ href: '/docs/a#c', kind: 'section' }]);
    expect(total).toBe(2);
  });
});

describe('what the reader is told', () => {
  it.each([
    ['a refused key', 403, '{"message":"Invalid key","status":403}', "The search service rejected this site's key."],
    [
      'too many requests',
      429,
      '{"message":"Too many"}',
      'The search service is receiving too many requests. Try again in a minute.',
    ],
    [
      'an unknown index',
      404,
      '{"message":"Index lamp does not exist"}',
      "The search service could not find this site's index.",
    ],
    ['an error', 503, 'down', 'The search service failed. It responded with status 503.'],
    ['a bad request', 400, '{"message":"bad"}', 'The search service failed. It responded with status 400.'],
    ['half an answer', 200, '{"results":[{"hits":[', 'The search service sent an unreadable response.'],
    ['an empty answer', 200, '', 'The search service sent an unreadable response.'],
    ['no results', 200, '{}', 'The search service sent an unreadable response.'],
    ['results without hits', 200, '{"results":[{"nbHits":3}]}', 'The search service sent an unreadable response.'],
    ['null', 200, 'null', 'The search service sent an unreadable response.'],
  ])('%s', async (_name, status, body, message) => {
    algolia.fail({ status, body });
    await expect(search()).rejects.toThrow(new Error(message));
    expect(algolia.requests).toHaveLength(1);
  });

  it('a connection that breaks', async () => {
    algolia.fail('hang-up');
    await expect(search()).rejects.toThrow('The search service could not be reached. Check your connection.');
  });

  it('no answer in time', async () => {
    algolia.fail('silence');
    await expect(search()).rejects.toThrow('The search service did not respond in time.');
  });

  it('nothing after a failure that has passed', async () => {
    algolia.fail('hang-up', undefined, 1);
    const once = provider();
    const { signal } = new AbortController();
    await expect(once.search(request, () => {}, signal)).rejects.toThrow('could not be reached');
    await expect(once.search(request, () => {}, signal)).resolves.toBeUndefined();
  });
});

describe('a search that is not wanted any more', () => {
  it('ends at once and answers nothing', async () => {
    algolia.fail('silence');
    const controller = new AbortController();
    const answers: SearchAnswer[] = [];
    const searching = provider().search(request, (answer) => answers.push(answer), controller.signal);
    await vi.waitFor(() => expect(algolia.requests).toHaveLength(1));
    controller.abort();
    await searching;
    // Had it waited for the answer, it would have given up and said so.
    expect(answers).toEqual([]);
    expect(algolia.requests).toHaveLength(1);
  });

  it('is not sent if it was aborted before', async () => {
    await provider().search(request, () => expect.unreachable(), AbortSignal.abort());
    expect(algolia.requests).toEqual([]);
  });
});
