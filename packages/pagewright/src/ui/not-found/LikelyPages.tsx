'use client';

import { usePreferredVersion } from '../../client/preferences/use-preferred-version.ts';
import { LinkList } from '../links/LinkList.tsx';
import type { SearchSite } from '../../contract/search-provider.ts';
import type { NavigationLink } from '../../contract/page-data.ts';

/** Suggestions for the reader's preferred version. The document is rendered for the latest. */
export function LikelyPages({ links, site }: { links: Record<string, NavigationLink[]>; site: SearchSite }) {
  return <LinkList items={links[usePreferredVersion(site.versions, site.latest)]!} />;
}
