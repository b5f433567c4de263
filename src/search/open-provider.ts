import type { SearchSite } from '../ui/page-data.ts';
import type { SearchProvider } from './provider.ts';

let opened: Promise<SearchProvider> | undefined;

/** The site's search, loaded when it is first asked for. A failure is forgotten, so that asking again tries again. */
export function openProvider(site: SearchSite): Promise<SearchProvider> {
  if (!opened) {
    opened = load(site);
    opened.catch(() => (opened = undefined));
  }
  return opened;
}

/** The browser's own message names a file; that tells a reader nothing. */
const failed = (): never => {
  throw new Error('The search could not be loaded.');
};

async function load({ hosted, versions, locale }: SearchSite): Promise<SearchProvider> {
  const find = (name: string) => versions.find((version) => version.name === name)!;
  if (hosted) {
    const { algoliaProvider } = await import('./algolia.ts').catch(failed);
    return algoliaProvider(hosted, (name) => find(name).tag, locale);
  }
  const { localProvider } = await import('./local.ts').catch(failed);
  return localProvider((name) => ({ url: find(name).index, base: find(name).base }));
}
