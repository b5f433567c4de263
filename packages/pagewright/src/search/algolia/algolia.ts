import { t } from '../../contract/strings/t.ts';
import { liteClient } from 'algoliasearch/lite';
import { type Failure, failureOf } from './failure.ts';
import { markEnd, markStart, pagesOf } from './hits.ts';
import { hostsOption } from './hosts.ts';
import type { HostedSearch, SearchAnswer, SearchProvider, SearchRequest } from '../../contract/search-provider.ts';

/** The service accepts queries of up to 512 bytes, and a character takes at most four. */
const longestQuery = 128;
/** The service's limits: records per answer, and records per group. */
const maxRecords = 1000;
const maxPerPage = 4;

const messages: Record<Failure['kind'], string> = {
  timeout: t('search.serviceTimeout'),
  unreachable: t('search.serviceUnreachable'),
  refused: t('search.serviceRefused'),
  limited: t('search.serviceLimited'),
  'unknown-index': t('search.serviceNoIndex'),
  unreadable: t('search.serviceUnreadable'),
  other: t('search.serviceFailed'),
};

const noCache = {
  get: <Value>(_key: unknown, ask: () => Promise<Value>): Promise<Value> => ask(),
  set: <Value>(_key: unknown, value: Value): Promise<Value> => Promise.resolve(value),
  delete: (): Promise<void> => Promise.resolve(),
  clear: (): Promise<void> => Promise.resolve(),
};

/** Answers from an index at Algolia, filled by `search push`. */
export function algoliaProvider(
  hosted: HostedSearch,
  tagOf: (version: string) => string,
  locale: string,
): SearchProvider {
  // Report rate limits at once: the client would silently retry while the reader waits.
  // No response cache: it would keep serving an unreadable answer.
  const options = { ...hostsOption(hosted.hosts), maxRateLimitRetries: 0, responsesCache: noCache };
  const client = liteClient(hosted.applicationId, hosted.apiKey, options);

  const ask = async ({ query, version, sidebar, limit }: SearchRequest): Promise<unknown> => {
    const hitsPerPage = Math.min(limit, maxRecords);
    return client.searchForHits({
      requests: [
        {
          indexName: hosted.indexName,
          query: [...query].slice(0, longestQuery).join(''),
          // Records are grouped by page, so this counts and limits pages.
          hitsPerPage,
          distinct: Math.min(maxPerPage, Math.floor(maxRecords / hitsPerPage)),
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
    // A query is a single request: nothing to prepare.
    prepare() {},
    async search(request, answer, signal) {
      if (signal.aborted) return;
      if (request.query.trim() === '') return answer({ pages: [], total: 0 });
      const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      // The client cannot cancel a request, but nobody has to wait for it.
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
  const message = kind === 'other' && status ? t('search.serviceStatus', { status }) : messages[kind];
  throw new Error(message, { cause: error });
}
