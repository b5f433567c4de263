import { t } from '../contract/strings/t.ts';
import { localProvider } from './local.ts';
import type { SearchProvider, SearchSite } from '../contract/search-provider.ts';

let opened: Promise<SearchProvider> | undefined;

/** The site's search, loaded on first use. A failure is not cached, so that the next call retries. */
export function openProvider(site: SearchSite): Promise<SearchProvider> {
  if (!opened) {
    opened = load(site);
    opened.catch(() => (opened = undefined));
  }
  return opened;
}

/** The browser's own message names a file, which means nothing to a reader. */
const failed = (): never => {
  throw new Error(t('search.notLoaded'));
};

async function load({ hosted, versions, locale }: SearchSite): Promise<SearchProvider> {
  const find = (name: string) => versions.find((version) => version.name === name)!;
  if (hosted) {
    const { algoliaProvider } = await import('./algolia/algolia.ts').catch(failed);
    return algoliaProvider(hosted, (name) => find(name).tag, locale);
  }
  return localProvider((name) => ({ url: find(name).index, base: find(name).base }));
}
