import { t } from '../../contract/strings/t.ts';
import { rich } from '../app/rich.ts';
import { type MouseEvent, useEffect, useState } from 'react';
import { type NothingFound, nothingFound } from '../../contract/search-events.ts';
import { openProvider } from '../../search/open-provider.ts';
import type { SearchSite, SearchVersion } from '../../contract/search-provider.ts';

interface NoResultsProps {
  site: SearchSite;
  /** The version without results; absent if all were searched. */
  version?: string;
  query: string;
  suggestion?: string;
  onChange: (query: string) => void;
  /** URL of the search page with this query in another version. */
  hrefOf: (version: string) => string;
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** What to try after an empty answer: another spelling, or another version. */
export function NoResults({ site, version, query, suggestion, onChange, hrefOf, onFollow }: NoResultsProps) {
  const others = useOtherVersions(site, version, query);
  useEffect(() => {
    dispatchEvent(new CustomEvent<NothingFound>(nothingFound, { detail: { query, version } }));
  }, [query, version]);
  return (
    <div className="search-hints">
      {suggestion && (
        <p>
          {rich(t('search.didYouMean'), {
            suggestion: (
              <button type="button" className="link-button" onClick={() => onChange(suggestion)}>
                <bdi>{suggestion}</bdi>
              </button>
            ),
          })}
        </p>
      )}
      {others && others.length > 0 && (
        <p>
          {rich(t('search.elsewhere'), {
            versions: others.map(({ name, label, total }, at) => (
              <span key={name}>
                {at > 0 && t('search.separator')}
                <a href={hrefOf(name)} onClick={onFollow}>
                  {label} ({total})
                </a>
              </span>
            )),
          })}
        </p>
      )}
      {!suggestion && others?.length === 0 && <p>{t('search.tryOther')}</p>}
    </div>
  );
}

/** Other versions that have results, once known. Searched only now, because their indexes are not loaded otherwise. */
function useOtherVersions(site: SearchSite, version: string | undefined, query: string) {
  const [found, setFound] = useState<(SearchVersion & { total: number })[]>();
  useEffect(() => {
    const stop = new AbortController();
    const ask = async (other: SearchVersion) => {
      let total = 0;
      const provider = await openProvider(site);
      await provider.search(
        { query, version: other.name, limit: 1 },
        // Only certain matches: what a typo happens to find there helps nobody.
        (answer) => (total = answer.suggestion ? 0 : answer.total),
        stop.signal,
      );
      return { ...other, total };
    };
    const others = version === undefined ? [] : site.versions.filter(({ name }) => name !== version);
    // Each is optional: one that fails takes nothing from the others.
    void Promise.all(others.map((other) => ask(other).catch(() => ({ ...other, total: 0 })))).then(
      (list) => stop.signal.aborted || setFound(list.filter(({ total }) => total > 0)),
    );
    return () => stop.abort();
  }, [site, version, query]);
  return found;
}
