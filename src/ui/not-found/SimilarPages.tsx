'use client';

import { useEffect, useState } from 'react';
import { preferredVersion } from '../../preferences/use-preferred-version.ts';
import { openProvider } from '../../search/open-provider.ts';
import type { FoundPage } from '../../search/provider.ts';
import type { NavigationLink, SearchSite } from '../page-data.ts';
import { LinkList } from '../links/LinkList.tsx';
import { interleave } from '../search/interleave.ts';

const most = 5;

/** Pages that the reader may have meant, found by the words of the address in the version that it names, else in the preferred one. */
export function SimilarPages({ site }: { site: SearchSite }) {
  const [pages, setPages] = useState<NavigationLink[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const preferred = preferredVersion(site.versions, site.latest);
    const above = site.versions
      .toSorted((a, b) => b.base.length - a.base.length)
      .find((version) => isBelow(version.base));
    // The latest version lies at the root of the site: an address there names no version.
    const name = above && above.name !== site.latest ? above.name : preferred;
    const parts = wordsOfPath(location.pathname.slice(above?.base.length ?? 0));
    const ask = async (query: string): Promise<FoundPage[]> => {
      let pages: FoundPage[] = [];
      const provider = await openProvider(site);
      await provider.search({ query, version: name, limit: most }, (answer) => (pages = answer.pages), stop.signal);
      return pages;
    };
    // The end of an address says what the page is about; the rest, where it was. Neither alone is enough.
    Promise.all([ask(`${parts.at(-1) ?? ''} `), ask(`${parts.join(' ')} `)]).then(
      ([byEnd, byAll]) => stop.signal.aborted || setPages(toLinks(interleave([byEnd, byAll]))),
      // The list below stands without it.
      () => {},
    );
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

/** Of each part of a path its words. What is no proper encoding stays out. */
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

/** Each page once, as a link. */
function toLinks(pages: FoundPage[]): NavigationLink[] {
  const links = new Map(pages.map(({ href, title }) => [href, title.map(({ text }) => text).join('')]));
  return Array.from(links, ([href, label]) => ({ label, href })).slice(0, most);
}

function isBelow(base: string): boolean {
  return location.pathname.startsWith(base);
}
