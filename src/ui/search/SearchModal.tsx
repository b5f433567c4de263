'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { onNavigated } from '../../navigation/navigated.ts';
import { preferredVersion } from '../../preferences/use-preferred-version.ts';
import { Icon } from '../icons/Icon.tsx';
import type { SearchSite } from '../page-data.ts';
import { useSearch } from './use-search.ts';

interface SearchModalProps {
  href: string;
  site: SearchSite;
  version?: string;
  onClose: () => void;
}

const mostShown = 12;

/** The search dialog: a combobox over the pages of the reader's version. */
export default function SearchModal({ href, site, version, onClose }: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(0);
  const chosen = version ?? preferredVersion(site.versions, site.latest);
  const search = useSearch(site.versions.find(({ name }) => name === chosen)!.index, query);
  const hits = search.status === 'ready' ? search.hits : [];
  const shown = hits.slice(0, mostShown);

  useEffect(() => dialog.current?.showModal(), []);
  // A result was followed.
  useEffect(() => onNavigated(() => dialog.current?.close()), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length > 0) {
      event.preventDefault();
      setSelected((selected + step + shown.length) % shown.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      list.current?.querySelectorAll('a')[selected]?.click();
    }
  };

  return (
    <dialog ref={dialog} className="search-modal" aria-label="Search" onClose={onClose} closedby="any">
      <div className="search-box">
        <div className="search-field">
          <input
            type="search"
            role="combobox"
            aria-label="Search"
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={shown.length > 0 ? `${id}-${selected}` : undefined}
            autoComplete="off"
            spellCheck={false}
            autoFocus
            placeholder="Search titles and headings"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setSelected(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="icon-button"
            aria-label="Close search"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {search.status === 'loading' && <div className="loader" role="status" aria-label="Loading" />}
        {search.status === 'failed' && (
          <p className="search-note" role="alert">
            {search.message}{' '}
            <button type="button" className="button" onClick={search.retry}>
              Retry
            </button>
          </p>
        )}
        {search.status === 'ready' && query.trim() !== '' && hits.length === 0 && (
          <p className="search-note">No results for “{query}”.</p>
        )}
        <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" hidden={shown.length === 0}>
          {shown.map((hit, index) => (
            <a
              key={hit.path}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === selected}
              href={hit.path}
              tabIndex={-1}
              onPointerMove={() => setSelected(index)}
              onClick={() => dialog.current?.close()}
            >
              {hit.title}
              {hit.section && <span>{hit.section}</span>}
            </a>
          ))}
        </div>
        {hits.length > 0 && (
          <p className="search-footer">
            <a href={`${href}?q=${encodeURIComponent(query)}`}>See all {hits.length} results</a>
          </p>
        )}
      </div>
    </dialog>
  );
}
