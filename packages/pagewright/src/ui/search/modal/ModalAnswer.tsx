import { t } from '../../../contract/strings/t.ts';
import { rich } from '../../app/rich.ts';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import type { SearchSite } from '../../../contract/search-provider.ts';
import { Illustration } from '../../illustration/Illustration.tsx';
import { ClosestPages } from '../ClosestPages.tsx';
import { CommonTasks } from '../CommonTasks.tsx';
import { Loader } from '../Loader.tsx';
import { NoResults } from '../NoResults.tsx';
import { SearchFailure } from '../SearchFailure.tsx';
import type { SearchState } from '../use-search.ts';
import { RecentSearches } from './RecentSearches.tsx';

interface ModalAnswerProps {
  site: SearchSite;
  version: string;
  /** Nothing is typed yet. */
  isBlank: boolean;
  state: SearchState;
  field: RefObject<HTMLInputElement | null>;
  onChange: (query: string) => void;
  /** URL of the search page for this query in another version. */
  hrefOf: (version: string) => string;
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The list of options, which is there even if it is empty: the field controls it. */
  children: ReactNode;
}

/** What is below the search dialog's field: common tasks and recent searches, then the answer, or why there is none. */
export function ModalAnswer({
  site,
  version,
  isBlank,
  state: { answer, answered, error, isLoading, retry },
  field,
  onChange,
  hrefOf,
  onLeave,
  children,
}: ModalAnswerProps) {
  const isEmpty = !isBlank && !error && answer?.total === 0;
  return (
    <>
      {/* Screen readers may not announce what is in a busy element. */}
      <div role="status">{isLoading && !answer && <Loader />}</div>
      {/* Scrolls, which would make it a tab stop in Chromium. */}
      <div className="search-answer" aria-busy={isLoading} tabIndex={-1}>
        {isBlank && (
          <div className="search-blank">
            <p>{t('search.hint')}</p>
            <RecentSearches onChoose={onChange} onForget={() => field.current?.focus()} />
            <CommonTasks site={site} version={version} onFollow={onLeave} />
          </div>
        )}
        {error && <SearchFailure className="search-note" error={error} field={field} onRetry={retry} />}
        {isEmpty && <Illustration svg={site.illustration} />}
        {isEmpty && <h2 className="search-nothing">{rich(t('search.noneFor'), { query: <bdi>{answered}</bdi> })}</h2>}
        <div role="status">
          {isEmpty && (
            <NoResults
              key={answered}
              site={site}
              version={version}
              query={answered}
              onChange={onChange}
              hrefOf={hrefOf}
              onFollow={onLeave}
              suggestion={answer.suggestion}
            />
          )}
        </div>
        {isEmpty && <ClosestPages site={site} version={version} suggestion={answer.suggestion} onFollow={onLeave} />}
        {children}
      </div>
    </>
  );
}
