import { useEffect, useState } from 'react';
import { versionAt } from '../../kernel/urls/paths.ts';
import { preferredVersion } from '../../client/preferences/use-preferred-version.ts';
import { openProvider } from '../../search/open-provider.ts';
import type { FoundPage, SearchSite } from '../../contract/search-provider.ts';
import type { SimilarPage } from './similar-pages.ts';

/** How many results to request; only those with a similar URL are shown. */
const requested = 20;

/**
 * Pages the reader may have meant: a search for the words of the URL in the version it names, or else in the preferred one.
 * What is missing there may be new in the latest version, or gone since the one before. Undefined until that is known.
 */
export function useSimilar(site: SearchSite): SimilarPage[] | undefined {
  const [pages, setPages] = useState<SimilarPage[]>();
  useEffect(() => {
    const stop = new AbortController();
    const version = versionOf(location.pathname, site);
    const search = async (name: string | undefined, query: string): Promise<FoundPage[]> => {
      let found: FoundPage[] = [];
      if (!name) return found;
      const provider = await openProvider(site);
      await provider.search(
        { query, version: name, limit: requested },
        (answer) => (found = answer.pages),
        stop.signal,
      );
      return found;
    };
    const other = site.versions.find(
      ({ name }) => name !== version && (version === site.latest || name === site.latest),
    );
    // Most readers never see this page.
    import('./similar-pages.ts')
      .then(({ findSimilar }) =>
        findSimilar(
          location.pathname,
          site.versions,
          (query) => search(version, query),
          (query) => search(other?.name, query),
        ),
      )
      // The other suggestions are enough without it.
      .catch((): SimilarPage[] => [])
      .then((similar) => stop.signal.aborted || setPages(similar));
    return () => stop.abort();
  }, [site]);
  return pages;
}

/** The latest version is at the site's root, so a URL there names no version. */
function versionOf(path: string, { versions, latest }: SearchSite): string {
  const above = versionAt(path, versions);
  return above && above.name !== latest ? above.name : preferredVersion(versions, latest);
}
