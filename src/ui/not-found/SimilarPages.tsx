'use client';

import { useEffect, useState } from 'react';
import { preferredVersion } from '../../preferences/use-preferred-version.ts';
import { openProvider } from '../../search/open-provider.ts';
import type { SearchAnswer } from '../../search/provider.ts';
import type { NavigationLink, SearchSite } from '../page-data.ts';
import { LinkList } from '../links/LinkList.tsx';

/** Pages that the reader may have meant, found by the words of the address in its version or else the preferred one. */
export function SimilarPages({ site }: { site: SearchSite }) {
  const [pages, setPages] = useState<NavigationLink[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const preferred = preferredVersion(site.versions, site.latest);
    const { name, base } =
      site.versions.toSorted((a, b) => b.base.length - a.base.length).find((version) => isBelow(version.base)) ??
      site.versions.find((version) => version.name === preferred)!;
    const words = readable(location.pathname.slice(isBelow(base) ? base.length : 0)).replace(
      /(\/index)?\.html?$|[^\p{L}\p{N}]+/gu,
      ' ',
    );
    const show = (found: SearchAnswer): void => {
      if (!stop.signal.aborted)
        setPages(found.pages.map(({ title, href }) => ({ label: title.map(({ text }) => text).join(''), href })));
    };
    openProvider(site)
      .then((provider) => provider.search({ query: `${words} `, version: name, limit: 5 }, show, stop.signal))
      // The list below stands without it.
      .catch(() => {});
    return () => stop.abort();
  }, [site]);
  if (pages.length === 0) return null;
  return (
    <>
      <h2>Pages with a similar address</h2>
      <LinkList items={pages} />
    </>
  );
}

/** A path as it is meant; what is no proper encoding stays out. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replaceAll(/%[\da-f]{0,2}/gi, ' ');
  }
}

function isBelow(base: string): boolean {
  return location.pathname.startsWith(base);
}
