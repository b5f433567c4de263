import type { SearchSite } from '../../contract/search-provider.ts';
import { LinkList } from '../links/LinkList.tsx';
import { SearchResults } from './SearchResults.tsx';

export function SearchPage({ site }: { site: SearchSite }) {
  return (
    <div className="plain-page search-page">
      <h1>Search the documentation</h1>
      <SearchResults site={site} />
      <noscript>
        <p>
          Search runs in the browser and needs JavaScript. Without it, open one of the sections in the navigation bar,
          or start from the first page of a version: the list beside the text leads to every page.
        </p>
        <LinkList items={site.versions.map(({ label, base }) => ({ label, href: base }))} />
      </noscript>
    </div>
  );
}
