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

async function load({ hosted, versions, locale }: SearchSite): Promise<SearchProvider> {
  const find = (name: string) => versions.find((version) => version.name === name)!;
  if (hosted) {
    const { algoliaProvider } = await import('./algolia.ts');
    return algoliaProvider(hosted, (name) => find(name).tag, locale);
  }
  const { localProvider } = await import('./local.ts');
  return localProvider((name) => ({ url: find(name).index, base: find(name).base }));
}
