'use client';

import { Suspense, lazy, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { SearchSite } from '../page-data.ts';

const SearchModal = lazy(() => import('./SearchModal.tsx'));

interface SearchButtonProps {
  href: string;
  site: SearchSite;
  version?: string;
}

/** Opens the search modal. Without scripts it is a form that leads to the search page. */
export function SearchButton({ href, site, version }: SearchButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <form action={href} onSubmit={(event) => event.preventDefault()}>
      <button type="submit" className="search-button" aria-label="Search" data-search="" onClick={() => setOpen(true)}>
        <Icon name="search" /> <span>Search</span> <kbd>/</kbd>
      </button>
      {open && (
        <Suspense fallback={<div className="loader" role="status" aria-label="Loading" />}>
          <SearchModal href={href} site={site} version={version} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </form>
  );
}
