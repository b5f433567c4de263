'use client';

import { useEffect, useState } from 'react';
import { preferredVersion } from '../../preferences/use-preferred-version.ts';
import { loadRecords } from '../../search/load-records.ts';
import type { SearchRecord } from '../../search/match.ts';
import { similarPaths } from '../../search/similar-paths.ts';
import { LinkList } from '../links/LinkList.tsx';
import type { SearchSite } from '../page-data.ts';

/** Pages that the reader may have meant, from the index of the version in the address or else the preferred one. */
export function SimilarPages({ site }: { site: SearchSite }) {
  const [pages, setPages] = useState<SearchRecord[]>([]);
  useEffect(() => {
    const named = site.versions.find(({ label }) => location.pathname.includes(`/${label}/`));
    const version = named ?? site.versions.find(({ name }) => name === preferredVersion(site.versions, site.latest))!;
    loadRecords(version.index).then(
      (records) => setPages(similarPaths(records, location.pathname, 5)),
      // The list below stands without it.
      () => {},
    );
  }, [site]);
  if (pages.length === 0) return null;
  return (
    <>
      <h2>Pages with a similar address</h2>
      <LinkList items={pages.map(({ title, path }) => ({ label: title, href: path }))} />
    </>
  );
}
