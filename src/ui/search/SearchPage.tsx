import type { SearchSite } from '../page-data.ts';
import { SearchResults } from './SearchResults.tsx';

export function SearchPage({ site }: { site: SearchSite }) {
  return (
    <div className="plain-page search-page">
      <h1>Search the documentation</h1>
      <SearchResults site={site} />
      <noscript>
        <p>
          Search runs in the browser and needs JavaScript. Without it, the sections in the navigation bar list every
          page.
        </p>
      </noscript>
    </div>
  );
}
