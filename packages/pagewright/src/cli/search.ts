import { siteCache } from '../pipeline/cache/site-cache.ts';
import { collectPageIndexes } from '../pipeline/search/collect-page-indexes.ts';
import type { Engine } from '../pipeline/engine.ts';
import { PushError } from '../search/algolia/push-error.ts';
import { type PushTarget, push } from '../search/algolia/push.ts';
import { loadConfig } from '../site/config/load-config.ts';
import type { ResolvedConfig } from '../site/config/schema.ts';
import { CommandError } from './command-error.ts';
import { count } from '../kernel/text/count.ts';
import type { Options } from './options.ts';

/** Replaces the hosted search's index with one made from the current site. */
export async function runSearchPush(engine: Engine, { siteDir }: Options): Promise<number> {
  const config = await loadConfig(siteDir, siteCache(engine, siteDir));
  // Fails early: building the site takes a while.
  const target = readTarget(config.search);
  const pages = await collectPageIndexes(engine, siteDir);
  const { url, i18n, search } = config;
  const pushed = push(target, pages, { url, language: i18n.defaultLocale, synonyms: search.synonyms });
  const { records, cut } = await pushed.catch(throwPushError);
  for (const address of cut)
    console.error(`warning: ${address}: the text is too long for Algolia; its end will not be searchable`);
  console.log(
    `Pushed ${count(records, 'record')} from ${count(pages.length, 'page')} to the index "${target.indexName}" of the application ${target.applicationId}.`,
  );
  return 0;
}

function throwPushError(error: unknown): never {
  throw error instanceof PushError ? new CommandError(error.message, error.hint, { cause: error }) : error;
}

function readTarget({ provider, applicationId, indexName, hosts }: ResolvedConfig['search']): PushTarget {
  if (provider !== 'algolia' || !applicationId || !indexName)
    throw new CommandError(
      `the site uses "${provider}" search, which needs no upload`,
      'to use Algolia, set search.provider to "algolia" in site.config.ts, with applicationId, apiKey and indexName',
    );
  const writeKey = process.env['ALGOLIA_WRITE_KEY'];
  if (!writeKey)
    throw new CommandError(
      'the environment variable ALGOLIA_WRITE_KEY is not set',
      'set it to an API key that can write to the index; keep that key out of site.config.ts, where it would be published',
    );
  return { applicationId, indexName, writeKey, ...(hosts && { hosts }) };
}
