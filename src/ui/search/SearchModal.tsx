import './search-modal.css';
import {
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { rememberSearch } from '../../preferences/recent-searches.ts';
import { preferredVersion } from '../../preferences/use-preferred-version.ts';
import { countLabel } from '../../search/count-label.ts';
import type { FoundPage, SearchSite } from '../../search/provider.ts';
import { Icon } from '../icons/Icon.tsx';
import { Loader } from './Loader.tsx';
import { markOnArrival, opensElsewhere } from './mark-on-arrival.ts';
import { NoResults } from './NoResults.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { searchAddress } from './search-address.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { SearchOptions } from './SearchOptions.tsx';
import { takeTyped } from './take-typed.ts';
import { useOptions } from './use-options.ts';
import { useSearch } from './use-search.ts';

interface SearchModalProps {
  href: string;
  site: SearchSite;
  version?: string;
  sidebar?: string;
  onClose: () => void;
}

const maxPages = 8;
const none: FoundPage[] = [];

/** Closes the dialog at once, although the page may take a while: what shows its progress is behind the dialog. */
function leave(event: MouseEvent<HTMLAnchorElement>): void {
  if (!opensElsewhere(event)) event.currentTarget.closest('dialog')!.close();
}

/** The search dialog: a combobox with results from the reader's version. */
export default function SearchModal({ href, site, version, sidebar, onClose }: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const preferred = preferredVersion(site.versions, site.latest);
  const chosen = version ?? preferred;
  const asked = useDeferredValue(query);
  const { answer, answered, error, isLoading, retry } = useSearch(site, [chosen], {
    query: asked,
    limit: maxPages,
    sidebar,
  });
  const typed = query.trim();
  const pages = typed === '' || error ? none : (answer?.pages ?? none);
  const count = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  const isSettled = !isLoading && asked === query;
  // For this reader and for whoever gets the link: the URL need not name it.
  const isDefault = (name: string) => name === preferred && name === site.latest;
  const pageOf = (name: string) => searchAddress(href, answered, isDefault(name) ? undefined : name);
  const remember = () => rememberSearch(answered);
  const { selected, select, startOver, onKeyDown } = useOptions(id, count, isSettled, remember);

  useEffect(() => dialog.current?.showModal(), []);

  const change = (text: string) => {
    setQuery(text);
    startOver();
    input.current?.focus();
  };
  const addTyped = () => {
    const early = takeTyped();
    setQuery((text) => text + early);
  };
  const close = () => {
    takeTyped();
    onClose();
  };
  const seeAll = (event: MouseEvent<HTMLAnchorElement>) => {
    remember();
    leave(event);
  };
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      rememberSearch(answered);
      markOnArrival(event, event.currentTarget);
      leave(event);
    },
    [answered],
  );

  /** A click beside the results gives the dialog the focus, and the field would lose its keys. Fingers need no keys. */
  const keepFocus = ({ pointerType }: PointerEvent) => {
    const isLost = document.activeElement === dialog.current && getSelection()!.isCollapsed;
    if (isLost && pointerType === 'mouse') input.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label="Search"
      onClose={close}
      onPointerUp={keepFocus}
      closedby="any"
    >
      <div className="search-field">
        <Icon name="search" />
        <input
          ref={input}
          // With type="search", Escape would clear the field first.
          type="text"
          inputMode="search"
          dir="auto"
          role="combobox"
          aria-label="Search"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? `${id}-${selected}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          autoFocus
          placeholder={`Search ${site.versions.find(({ name }) => name === chosen)!.label}`}
          value={query}
          onChange={(event) => change(event.target.value)}
          onFocus={addTyped}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label="Close search" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div className="search-answer" aria-busy={isLoading}>
        {typed === '' && <RecentSearches onChoose={change} onForget={() => input.current?.focus()} />}
        <div role="status">{isLoading && !answer && <Loader />}</div>
        {error && <SearchFailure className="search-note" error={error} field={input} onRetry={retry} />}
        {typed !== '' && !error && answer?.total === 0 && (
          <div className="search-note">
            <p className="search-nothing">
              No results for “<bdi>{answered}</bdi>”.
            </p>
            <NoResults
              key={answered}
              site={site}
              version={chosen}
              query={answered}
              onChange={change}
              hrefOf={pageOf}
              onFollow={leave}
              suggestion={answer.suggestion}
            />
          </div>
        )}
        <SearchOptions id={id} pages={pages} selected={selected} onSelect={select} onFollow={follow} />
      </div>
      <p className="visually-hidden" role="status">
        {typed !== '' && answer && isSettled && countLabel(answer.total, 'result', site.locale)}
      </p>
      {count > 0 && (
        <p className="search-footer">
          <a href={pageOf(chosen)} onClick={seeAll}>
            See all {countLabel(answer!.total, 'result', site.locale)}
          </a>
          <span aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open
          </span>
        </p>
      )}
    </dialog>
  );
}
