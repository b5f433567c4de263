import { liteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '../ui/page-data.ts';
import { type Failure, failureOf } from './algolia-failure.ts';
import { markEnd, markStart, pagesOf } from './algolia-hits.ts';
import { hostsOption } from './algolia-hosts.ts';
import type { SearchAnswer, SearchProvider, SearchRequest } from './provider.ts';

/** The service takes queries of up to 512 bytes; a character has four at most. */
const longestQuery = 128;
/** The service sends so many records at most, and so many of one group. */
const mostRecords = 1000;
const mostOfPage = 4;

const messages: Record<Failure['kind'], string> = {
  timeout: 'The search service did not answer in time.',
  unreachable: 'The search service could not be reached. Is there a connection?',
  refused: 'The search service refused the key of this site.',
  limited: 'The search service has too many requests at the moment. Try again in a minute.',
  'unknown-index': 'The search service does not know the index of this site.',
  unreadable: 'The search service sent an answer that cannot be read.',
  other: 'The search service failed.',
};

/** Asks every time. */
const noCache = {
  get: <Value>(_key: unknown, ask: () => Promise<Value>): Promise<Value> => ask(),
  set: <Value>(_key: unknown, value: Value): Promise<Value> => Promise.resolve(value),
  delete: (): Promise<void> => Promise.resolve(),
  clear: (): Promise<void> => Promise.resolve(),
};

/** Answers from an index at Algolia, which `search push` fills. */
export function algoliaProvider(
  hosted: HostedSearch,
  tagOf: (version: string) => string,
  locale: string,
): SearchProvider {
  // A reader who waits is told at once: the client would ask again behind their back.
  // Nor does it keep answers: one that could not be read must not come again.
  const options = { ...hostsOption(hosted.hosts), maxRateLimitRetries: 0, responsesCache: noCache };
  const client = liteClient(hosted.applicationId, hosted.apiKey, options);

  const ask = async ({ query, version, sidebar, limit }: SearchRequest): Promise<unknown> => {
    const hitsPerPage = Math.min(limit, mostRecords);
    return client.searchForHits({
      requests: [
        {
          indexName: hosted.indexName,
          query: [...query].slice(0, longestQuery).join(''),
          // Records are grouped by page: the service counts and limits pages.
          hitsPerPage,
          distinct: Math.min(mostOfPage, Math.floor(mostRecords / hitsPerPage)),
          ...(hosted.contextual && { facetFilters: [`language:${locale}`, `docusaurus_tag:${tagOf(version)}`] }),
          ...(sidebar && { optionalFilters: [`sidebar:${sidebar}`] }),
          attributesToRetrieve: ['hierarchy', 'kind', 'url', 'version'],
          attributesToHighlight: ['hierarchy'],
          attributesToSnippet: ['content:25'],
          snippetEllipsisText: '…',
          highlightPreTag: markStart,
          highlightPostTag: markEnd,
        },
      ],
    });
  };

  return {
    // One request is all a query needs.
    prepare() {},
    async search(request, answer, signal) {
      if (signal.aborted) return;
      if (request.query.trim() === '') return answer({ pages: [], total: 0 });
      const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      // The client cannot take a request back, but nobody has to wait for it.
      const found = await Promise.race([ask(request).catch(fail), stopped]);
      if (!signal.aborted) answer(readAnswer(found, request.version));
    },
  };
}

function readAnswer(answer: unknown, version: string): SearchAnswer {
  const result = (answer as { results?: { hits?: unknown; nbHits?: unknown }[] } | undefined)?.results?.[0];
  if (!Array.isArray(result?.hits)) throw new Error(messages.unreadable);
  const pages = pagesOf(result.hits, version);
  const total = typeof result.nbHits === 'number' ? result.nbHits : 0;
  return { pages, total: Math.max(total, pages.length) };
}

function fail(error: unknown): never {
  const { kind, status } = failureOf(error);
  throw new Error(messages[kind] + (kind === 'other' && status ? ` It answered ${status}.` : ''), { cause: error });
}
