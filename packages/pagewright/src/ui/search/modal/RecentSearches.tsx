import { t } from '../../../contract/strings/t.ts';
import { useState } from 'react';
import { forgetSearch, recentSearches } from '../../../client/preferences/recent-searches.ts';
import { Icon } from '../../icons/Icon.tsx';

interface RecentSearchesProps {
  onChoose: (query: string) => void;
  /** The pressed button disappears, so focus has to be moved. */
  onForget: () => void;
}

/** Shown in the modal before anything is typed. */
export function RecentSearches({ onChoose, onForget }: RecentSearchesProps) {
  const [queries, setQueries] = useState(recentSearches);
  if (queries.length === 0) return null;
  return (
    <section className="search-recent" aria-label={t('search.recentLabel')}>
      <h2>{t('search.recent')}</h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              <bdi>{query}</bdi>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('search.forget', { query })}
              onClick={() => {
                forgetSearch(query);
                setQueries(recentSearches());
                onForget();
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
