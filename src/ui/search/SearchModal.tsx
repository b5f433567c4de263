'use client';

import { type KeyboardEvent, type MouseEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { onNavigated } from '../../navigation/navigated.ts';
import { rememberSearch } from '../../preferences/recent-searches.ts';
import { preferredVersion } from '../../preferences/use-preferred-version.ts';
import { Icon } from '../icons/Icon.tsx';
import type { SearchSite } from '../page-data.ts';
import { markOnArrival } from './mark-on-arrival.ts';
import { NoResults } from './NoResults.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchOptions } from './SearchOptions.tsx';
import { useSearch } from './use-search.ts';

export interface SearchModalProps {
  href: string;
  site: SearchSite;
  version?: string;
  sidebar?: string;
  onClose: () => void;
}

const mostPages = 8;

/** The search dialog: a combobox over what the reader's version says. */
export default function SearchModal({ href, site, version, sidebar, onClose }: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(0);
  const preferred = preferredVersion(site.versions, site.latest);
  const chosen = version ?? preferred;
  const { answer, error, isLoading, retry } = useSearch(site, [chosen], {
    query: useDeferredValue(query),
    limit: mostPages,
    ...(sidebar && { sidebar }),
  });
  const typed = query.trim();
  const pages = typed === '' || error ? [] : (answer?.pages ?? []);
  const count = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  const pageOf = (name: string) =>
    `${href}?q=${encodeURIComponent(typed)}${name === preferred ? '' : `&version=${encodeURIComponent(name)}`}`;

  useEffect(() => dialog.current?.showModal(), []);
  // A result was followed.
  useEffect(() => onNavigated(() => dialog.current?.close()), []);

  const change = (text: string) => {
    setQuery(text);
    setSelected(0);
    input.current?.focus();
  };
  const option = () => document.getElementById(`${id}-${selected}`) as HTMLAnchorElement | null;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rememberSearch(typed);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    markOnArrival(event.currentTarget);
    dialog.current?.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      const next = (selected + step + count) % count;
      setSelected(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const { ctrlKey, metaKey } = event;
      option()?.dispatchEvent(
        new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }),
      );
    }
  };

  return (
    <dialog ref={dialog} className="search-modal" aria-label="Search" onClose={onClose} closedby="any">
      <div className="search-field">
        <Icon name="search" />
        <input
          ref={input}
          type="search"
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
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label="Close search" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div className="search-answer" aria-busy={isLoading}>
        {typed === '' && <RecentSearches onChoose={change} />}
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
          <NoResults
            site={site}
            version={chosen}
            query={typed}
            onChange={change}
            hrefOf={pageOf}
            {...(answer.suggestion && { suggestion: answer.suggestion })}
          />
        )}
        <SearchOptions id={id} pages={pages} selected={selected} onSelect={setSelected} onFollow={follow} />
      </div>
      <p className="visually-hidden" role="status">
        {typed !== '' && answer && !isLoading && `${answer.total} ${answer.total === 1 ? 'result' : 'results'}`}
      </p>
      {count > 0 && (
        <p className="search-footer">
          <a href={pageOf(chosen)} onClick={() => rememberSearch(typed)}>
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
