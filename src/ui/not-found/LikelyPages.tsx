'use client';

import { usePreferredVersion } from '../../preferences/use-preferred-version.ts';
import { LinkList } from '../links/LinkList.tsx';
import type { NavigationLink, SearchSite } from '../page-data.ts';

/** Where a reader of the preferred version may want to go. The document is made for those of the latest. */
export function LikelyPages({ links, site }: { links: Record<string, NavigationLink[]>; site: SearchSite }) {
  return <LinkList items={links[usePreferredVersion(site.versions, site.latest)]!} />;
}
