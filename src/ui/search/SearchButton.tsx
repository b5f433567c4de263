'use client';

import { type MouseEvent, Suspense, lazy, useEffect, useState } from 'react';
import { preferredVersion } from '../../preferences/use-preferred-version.ts';
import { openProvider } from '../../search/open-provider.ts';
import { Icon } from '../icons/Icon.tsx';
import type { SearchSite } from '../../search/provider.ts';
import { ModalLoader } from './ModalLoader.tsx';
import { searchAddress } from './search-address.ts';
import { takeTyped } from './take-typed.ts';

const loadModal = () => import('./SearchModal.tsx');

/** If the modal cannot be loaded, the button does what it does without scripts. */
const lazyModal = () => lazy(() => loadModal().catch(() => ({ default: GoToSearchPage })));
let SearchModal = lazyModal();

interface SearchButtonProps {
  href: string;
  site: SearchSite;
  version?: string;
  sidebar?: string;
}

/** Opens the search modal. Without scripts it is a form that leads to the search page. */
export function SearchButton({ href, site, version, sidebar }: SearchButtonProps) {
  /** Counts openings, so that each gets a new modal; 0 while closed. */
  const [opening, setOpening] = useState(0);
  const prepare = () => {
    // A failure is retried, and reported, when the reader searches.
    loadModal().catch(() => {});
    openProvider(site).then(
      (provider) => provider.prepare(version ?? preferredVersion(site.versions, site.latest)),
      () => {},
    );
  };
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    prepare();
    // A dialog's close event comes late. A click in between asks for a new modal.
    const isClosing = currentTarget.form!.querySelector('dialog')?.open === false;
    setOpening((number) => (number === 0 || isClosing ? number + 1 : number));
  };
  const close = () => setOpening(0);
  return (
    <form action={href} onSubmit={(event) => event.preventDefault()}>
      <button
        type="submit"
        className="search-button"
        aria-label="Search"
        data-search=""
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="search" /> <span>Search</span> <kbd>/</kbd>
      </button>
      {opening > 0 && (
        <Suspense fallback={<ModalLoader onCancel={close} />}>
          <SearchModal key={opening} href={href} site={site} version={version} sidebar={sidebar} onClose={close} />
        </Suspense>
      )}
    </form>
  );
}

function GoToSearchPage({ href, onClose }: { href: string; onClose: () => void }) {
  useEffect(() => {
    const typed = takeTyped();
    location.assign(typed === '' ? href : searchAddress(href, typed));
    // React keeps what was loaded, and the next press should try again.
    SearchModal = lazyModal();
    onClose();
  }, [href, onClose]);
  return <></>;
}
