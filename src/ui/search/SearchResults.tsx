'use client';

import { useState } from 'react';
import { usePreferredVersion } from '../../preferences/use-preferred-version.ts';
import { countLabel } from '../../search/count-label.ts';
import type { SearchSite } from '../page-data.ts';
import { useQuery } from './use-query.ts';
import { useSearch } from './use-search.ts';

/** The search page's form and results. The query is part of the address, so that it can be shared. */
export function SearchResults({ site }: { site: SearchSite }) {
  const [query, change] = useQuery();
  const preferred = usePreferredVersion(site.versions, site.latest);
  const [chosen, setVersion] = useState<string>();
  const version = chosen ?? preferred;
  const search = useSearch(site.versions.find(({ name }) => name === version)!.index, query);

  return (
    <>
      <form className="search-form" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="query">Search</label>
        <input id="query" name="q" type="search" value={query} onChange={(event) => change(event.target.value)} />
        <label htmlFor="version">Version</label>
        <select id="version" value={version} onChange={(event) => setVersion(event.target.value)}>
          {site.versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </form>
      {search.status === 'loading' && query !== '' && <div className="loader" role="status" aria-label="Loading" />}
      {search.status === 'failed' && (
        <p role="alert">
          {search.message}{' '}
          <button type="button" className="button" onClick={search.retry}>
            Retry
          </button>
        </p>
      )}
      {search.status === 'ready' && query.trim() !== '' && (
        <>
          <p role="status">{countLabel(search.hits.length, document.documentElement.lang)}</p>
          <ul className="search-results">
            {search.hits.map((hit) => (
              <li key={hit.path}>
                <a href={hit.path}>{hit.title}</a>
                {hit.section && <span>{hit.section}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
