'use client';

import { t } from '../../contract/strings/t.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePreferredVersion } from '../../client/preferences/use-preferred-version.ts';
import { rememberSearch } from '../../client/preferences/recent-searches.ts';
import { countLabel } from './count-label.ts';
import { usePage } from '../app/page-context.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import { Icon } from '../icons/Icon.tsx';
import { Illustration } from '../illustration/Illustration.tsx';
import { ClosestPages } from './ClosestPages.tsx';
import { CommonTasks } from './CommonTasks.tsx';
import { ResultList } from './ResultList.tsx';
import { NoResults } from './NoResults.tsx';
import { EndOfList } from './EndOfList.tsx';
import { Loader } from './Loader.tsx';
import { useLimit } from './use-limit.ts';
import { searchAddress } from './search-address.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { useRememberedScroll } from './use-remembered-scroll.ts';
import { keepAddress, useAddressQuery, useParameter, writeAddress } from './use-query.ts';
import { useSearch } from './use-search.ts';

const everyVersion = 'all';

/** The search page's form and results. Query and version are in the URL, so that they can be shared. */
export function SearchResults({ site }: { site: SearchSite }) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useParameter('q');
  const [wanted, setVersion] = useParameter('version');
  const preferred = usePreferredVersion(site.versions, site.latest);
  const { path, title } = usePage();
  const isKnown = wanted === everyVersion || site.versions.some(({ name }) => name === wanted);
  // A hosted service that does not tell versions apart answers for all of them at once.
  const isDivided = site.versions.length > 1 && site.hosted?.contextual !== false;
  const version = !isDivided ? everyVersion : isKnown ? wanted : preferred;
  const versions = !isDivided
    ? [site.latest]
    : version === everyVersion
      ? site.versions.map(({ name }) => name)
      : [version];
  const typed = query.trim();
  const addressQuery = useAddressQuery();
  const [limit, more] = useLimit(`${version} ${typed}`, addressQuery);
  const { answer, answered, error, isLoading, isComplete, retry } = useSearch(site, versions, { query, limit });

  const found = typed !== '' && !error ? answer : undefined;
  const hasMore = found && !isLoading && found.pages.length < found.total && found.pages.length >= limit;
  useRememberedScroll(addressQuery, found !== undefined, isComplete);

  // After the application, which sets the page's own.
  useEffect(() => {
    document.title = typed === '' ? title : t('search.titled', { query: typed, title });
  }, [typed, title]);

  const takeEarly = useEffectEvent(() => {
    const early = input.current!.value;
    if (early !== '' && early !== query) setQuery(early);
    // Fingers would get a keyboard over the page, and focus that is elsewhere is where the reader wants it.
    const isFree = document.activeElement === document.body && matchMedia('(pointer: fine)').matches;
    if (location.search === '' && isFree) input.current!.focus({ preventScroll: true });
  });
  // What was typed before hydration is in the field, but React was not told.
  useLayoutEffect(() => takeEarly(), []);

  return (
    <>
      <form
        className="search-form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(typed);
          keepAddress();
        }}
      >
        <label htmlFor="query">{t('search.label')}</label>
        <Icon name="search" />
        <input
          ref={input}
          id="query"
          name="q"
          type="search"
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={t('search.field')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          // The reader may go to a result, and come back.
          onBlur={writeAddress}
        />
        {isDivided && (
          <>
            <label htmlFor="version">{t('search.version')}</label>
            <select id="version" value={version} onChange={(event) => setVersion(event.target.value)}>
              {site.versions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
              <option value={everyVersion}>{t('search.allVersions')}</option>
            </select>
          </>
        )}
      </form>
      {error && <SearchFailure error={error} field={input} onRetry={retry} />}
      {found?.total === 0 && <Illustration svg={site.illustration} />}
      <div role="status">
        {isLoading && !answer && <Loader />}
        {found && (
          <span>{found.total === 0 ? t('search.none') : countLabel(t('search.found'), found.total, site.locale)}</span>
        )}
      </div>
      <div role="status">
        {found?.total === 0 && (
          <NoResults
            key={answered}
            site={site}
            query={answered}
            onChange={(suggestion) => {
              setQuery(suggestion);
              input.current?.focus();
            }}
            hrefOf={(name) => searchAddress(path, answered, name)}
            version={version === everyVersion ? undefined : version}
            suggestion={found.suggestion}
          />
        )}
      </div>
      {found?.total === 0 && (
        <ClosestPages
          site={site}
          version={version === everyVersion ? site.latest : version}
          suggestion={found.suggestion}
        />
      )}
      {typed === '' && (
        <div className="search-blank">
          <p>{t('search.hint')}</p>
          <CommonTasks site={site} version={version === everyVersion ? site.latest : version} />
        </div>
      )}
      {found && found.pages.length > 0 && (
        <ResultList
          pages={found.pages}
          site={site}
          showVersion={version === everyVersion && site.versions.length > 1}
        />
      )}
      {hasMore && <EndOfList onReach={more} />}
    </>
  );
}
