'use client';

import { Suspense, lazy, useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { SearchSite } from '../page-data.ts';

/** When the modal cannot be had, the button does what it does without scripts. */
const SearchModal = lazy(() => import('./SearchModal.tsx').catch(() => ({ default: GoToSearchPage })));

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
        <Suspense fallback={<Loader />}>
          <SearchModal href={href} site={site} version={version} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </form>
  );
}

function GoToSearchPage({ href, onClose }: { href: string; onClose: () => void }) {
  useEffect(() => {
    location.assign(href);
    onClose();
  }, [href, onClose]);
  return <Loader />;
}

function Loader() {
  return <div className="loader" role="status" aria-label="Loading" />;
}
