'use client';

import { useEffect, useState } from 'react';
import { versionAt } from '../../navigation/paths.ts';
import { preferredVersion } from '../../preferences/use-preferred-version.ts';
import { openProvider } from '../../search/open-provider.ts';
import type { FoundPage } from '../../search/provider.ts';
import type { NavigationLink, SearchSite } from '../page-data.ts';
import { LinkList } from '../links/LinkList.tsx';
import { interleave } from '../search/interleave.ts';

const maxPages = 5;
/** How many results to request; only those with a similar URL are shown. */
const requested = 20;

/** Pages the reader may have meant: a search for the words of the URL in the version it names, or else in the preferred one. */
export function SimilarPages({ site }: { site: SearchSite }) {
  const [pages, setPages] = useState<NavigationLink[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const preferred = preferredVersion(site.versions, site.latest);
    const above = versionAt(location.pathname, site.versions);
    // The latest version is at the site's root, so a URL there names no version.
    const name = above && above.name !== site.latest ? above.name : preferred;
    const ofSite = new Set(site.versions.flatMap(({ base }) => wordsOfPath(base)));
    const partsOf = (path: string): string[] => wordsOfPath(path).filter((part) => !ofSite.has(part));
    const parts = partsOf(location.pathname);
    /** Shares something with the requested URL. */
    const isSimilar = ({ href }: FoundPage): boolean =>
      partsOf(href).some((part) => parts.some((wanted) => shareBeginning(part, wanted)));
    const hasSameEnd = ({ href }: FoundPage): boolean => partsOf(href).at(-1) === parts.at(-1);
    const ask = async (query: string): Promise<FoundPage[]> => {
      let pages: FoundPage[] = [];
      const provider = await openProvider(site);
      await provider.search(
        { query, version: name, limit: requested },
        (answer) => (pages = answer.pages),
        stop.signal,
      );
      return pages;
    };
    // The end of a URL says what the page is about, the rest where it was. Neither alone is enough.
    Promise.all([ask(`${parts.at(-1) ?? ''} `), ask(`${parts.join(' ')} `)]).then(
      ([byEnd, byAll]) => {
        if (stop.signal.aborted) return;
        const similar = interleave([byEnd, byAll]).filter(isSimilar);
        setPages(toLinks(similar.sort((a, b) => Number(hasSameEnd(b)) - Number(hasSameEnd(a)))));
      },
      // The other suggestions are enough without it.
      () => {},
    );
    return () => stop.abort();
  }, [site]);
  if (pages.length === 0) return null;
  return (
    <>
      <h2>Pages with a similar URL</h2>
      <LinkList items={pages} />
    </>
  );
}

/** The words of each segment of a path, without malformed escapes. */
function wordsOfPath(path: string): string[] {
  let text: string;
  try {
    text = decodeURIComponent(path);
  } catch {
    text = path.replaceAll(/%[\da-f]{0,2}/gi, ' ');
  }
  const parts = text.replace(/(\/index)?\.html?$/, '').split('/');
  return parts.map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()).filter((part) => part !== '');
}

/** Links without duplicates. */
function toLinks(pages: FoundPage[]): NavigationLink[] {
  const links = new Map(pages.map(({ href, title }) => [href, title.map(({ text }) => text).join('')]));
  return Array.from(links, ([href, label]) => ({ label, href })).slice(0, maxPages);
}

/** Whether any words begin alike: beginnings are rarely misspelt. */
function shareBeginning(a: string, b: string): boolean {
  const starts = (text: string): string[] => text.split(' ').map((word) => word.slice(0, 3).toLowerCase());
  const own = new Set(starts(a).filter((start) => start.length > 2));
  return starts(b).some((start) => own.has(start));
}
