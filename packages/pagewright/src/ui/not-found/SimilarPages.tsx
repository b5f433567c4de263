'use client';

import { t } from '../../contract/strings/t.ts';
import { useEffect, useState } from 'react';
import { versionAt } from '../../kernel/urls/paths.ts';
import { preferredVersion } from '../../client/preferences/use-preferred-version.ts';
import { openProvider } from '../../search/open-provider.ts';
import type { FoundPage, SearchSite } from '../../contract/search-provider.ts';
import type { NavigationLink } from '../../contract/page-data.ts';
import { LinkList } from '../links/LinkList.tsx';
import { findSimilar } from './similar-pages.ts';

/** How many results to request; only those with a similar URL are shown. */
const requested = 20;

/**
 * Pages the reader may have meant: a search for the words of the URL in the version it names, or else in the preferred one.
 * What is missing there may be new in the latest version, or gone since the one before.
 */
export function SimilarPages({ site }: { site: SearchSite }) {
  const [links, setLinks] = useState<NavigationLink[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const version = versionOf(location.pathname, site);
    const search = async (name: string | undefined, query: string): Promise<FoundPage[]> => {
      let pages: FoundPage[] = [];
      if (!name) return pages;
      const provider = await openProvider(site);
      await provider.search(
        { query, version: name, limit: requested },
        (answer) => (pages = answer.pages),
        stop.signal,
      );
      return pages;
    };
    const other = site.versions.find(
      ({ name }) => name !== version && (version === site.latest || name === site.latest),
    );
    findSimilar(
      location.pathname,
      site.versions,
      (query) => search(version, query),
      (query) => search(other?.name, query),
    ).then(
      (similar) => {
        if (!stop.signal.aborted) setLinks(similar);
      },
      // The other suggestions are enough without it.
      () => {},
    );
    return () => stop.abort();
  }, [site]);
  if (links.length === 0) return null;
  return (
    <>
      <h2>{t('notFound.similar')}</h2>
      <LinkList items={links} />
    </>
  );
}

/** The latest version is at the site's root, so a URL there names no version. */
function versionOf(path: string, { versions, latest }: SearchSite): string {
  const above = versionAt(path, versions);
  return above && above.name !== latest ? above.name : preferredVersion(versions, latest);
}
