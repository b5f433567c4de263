import type { NotFoundProps } from '../../contract/parts.ts';
import { LikelyPages } from './LikelyPages.tsx';
import { SimilarPages } from './SimilarPages.tsx';

export function NotFound({ links, searchHref, site }: NotFoundProps) {
  return (
    <div className="plain-page prose">
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link that brought you here may be wrong.</p>
      <form className="search-form" action={searchHref}>
        <label htmlFor="not-found-query">Search the documentation</label>
        <input id="not-found-query" name="q" type="search" />
        <button type="submit" className="button">
          Search
        </button>
      </form>
      <h2>You might be looking for</h2>
      <LikelyPages links={links} site={site} />
      <SimilarPages site={site} />
    </div>
  );
}
