'use client';

import './search-modal.css';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { onNavigated } from '../../navigation/navigated.ts';
import { rememberSearch } from '../../preferences/recent-searches.ts';
import { preferredVersion } from '../../preferences/use-preferred-version.ts';
import { Icon } from '../icons/Icon.tsx';
import type { FoundPage } from '../../search/provider.ts';
import type { SearchSite } from '../page-data.ts';
import { markOnArrival, opensElsewhere } from './mark-on-arrival.ts';
import { NoResults } from './NoResults.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { searchAddress } from './search-address.ts';
import { SearchOptions } from './SearchOptions.tsx';
import { takeTyped } from './take-typed.ts';
import { useSearch } from './use-search.ts';

export interface SearchModalProps {
  href: string;
  site: SearchSite;
  version?: string;
  sidebar?: string;
  onClose: () => void;
}

const mostPages = 8;
const none: FoundPage[] = [];

/** The search dialog: a combobox over what the reader's version says. */
export default function SearchModal({ href, site, version, sidebar, onClose }: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(0);
  const isHasty = useRef(false);
  const preferred = preferredVersion(site.versions, site.latest);
  const chosen = version ?? preferred;
  const asked = useDeferredValue(query);
  const { answer, answered, error, isLoading, retry } = useSearch(site, [chosen], {
    query: asked,
    limit: mostPages,
    ...(sidebar && { sidebar }),
  });
  const typed = query.trim();
  const pages = typed === '' || error ? none : (answer?.pages ?? none);
  const count = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  const isSettled = !isLoading && asked === query;
  const isPlain = (name: string) => name === preferred && name === site.latest;
  const pageOf = (name: string) => searchAddress(href, answered, isPlain(name) ? undefined : name);

  useEffect(() => dialog.current?.showModal(), []);
  // A result was followed.
  useEffect(() => onNavigated(() => dialog.current?.close()), []);
  // Enter came before the answer: the reader means the first result of what is typed, not of what was answered before.
  useEffect(() => {
    if (!isSettled || !isHasty.current) return;
    isHasty.current = false;
    document.getElementById(`${id}-0`)?.click();
  }, [isSettled, id]);

  const change = (text: string) => {
    setQuery(text);
    setSelected(0);
    document.getElementById(`${id}-list`)?.scrollTo(0, 0);
    isHasty.current = false;
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
  const option = () => document.getElementById(`${id}-${selected}`) as HTMLAnchorElement | null;
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      rememberSearch(answered);
      markOnArrival(event, event.currentTarget);
      if (!opensElsewhere(event)) dialog.current?.close();
    },
    [answered],
  );
  const openTab = (address: string | undefined) => {
    if (!address) return;
    rememberSearch(answered);
    open(address, '_blank', 'noopener');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      const next = (selected + step + count) % count;
      setSelected(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!isSettled) isHasty.current = true;
      else if (event.ctrlKey || event.metaKey) openTab(option()?.href);
      else option()?.click();
    }
  };

  return (
    <dialog ref={dialog} className="search-modal" aria-label="Search" onClose={close} closedby="any">
      <div className="search-field">
        <Icon name="search" />
        <input
          ref={input}
          // Of type search, Escape would empty it first.
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
        {isLoading && !answer && <div className="loader" role="status" aria-label="Loading" />}
        {error && (
          <p className="search-note" role="alert">
            {error.message}{' '}
            <button type="button" className="button" onClick={retry}>
              Retry
            </button>
          </p>
        )}
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
              {...(answer.suggestion && { suggestion: answer.suggestion })}
            />
          </div>
        )}
        <SearchOptions id={id} pages={pages} selected={selected} onSelect={setSelected} onFollow={follow} />
      </div>
      <p className="visually-hidden" role="status">
        {typed !== '' && answer && isSettled && `${answer.total} ${answer.total === 1 ? 'result' : 'results'}`}
      </p>
      {count > 0 && (
        <p className="search-footer">
          <a href={pageOf(chosen)} onClick={() => rememberSearch(answered)}>
            See all {answer!.total} results
          </a>
          <span aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open
          </span>
        </p>
      )}
    </dialog>
  );
}
