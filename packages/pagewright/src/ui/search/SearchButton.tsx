'use client';

import { t } from '../../contract/strings/t.ts';
import { type ComponentType, type MouseEvent, Suspense, lazy, useState } from 'react';
import * as keys from '../../contract/storage-keys.ts';
import { preferredVersion } from '../../client/preferences/use-preferred-version.ts';
import { useStored } from '../../client/preferences/use-stored.ts';
import { openProvider } from '../../search/open-provider.ts';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { SearchSite } from '../../contract/search-provider.ts';
import { ModalCrash } from './ModalCrash.tsx';
import { ModalFailure } from './ModalFailure.tsx';
import { ModalLoader } from './ModalLoader.tsx';

interface SearchButtonProps {
  href: string;
  site: SearchSite;
  version?: string;
  sidebar?: string;
}

interface ModalProps extends SearchButtonProps {
  onClose: () => void;
  onRetry: () => void;
}

const loadModal = () => import('./modal/SearchModal.tsx');
let hasFailed = false;

const lazyModal = () =>
  lazy<ComponentType<ModalProps>>(() =>
    loadModal().catch(() => {
      hasFailed = true;
      return { default: ModalFailure };
    }),
  );
let SearchModal = lazyModal();

/** React keeps what was loaded, and after a failure the next opening should try again. */
function renewModal(): boolean {
  if (!hasFailed) return false;
  hasFailed = false;
  SearchModal = lazyModal();
  return true;
}

/** Opens the search modal. Without scripts it is a form that leads to the search page. */
export function SearchButton({ href, site, version, sidebar }: SearchButtonProps) {
  /** Counts openings, so that each gets a new modal; 0 while closed. */
  const [opening, setOpening] = useState(0);
  const [isSlashOff] = useStored(keys.slashOff);
  const prepare = () => {
    // A failure is retried, and reported, when the reader searches.
    loadModal().catch(() => {});
    openProvider(site).then(
      (provider) => provider.prepare(version ?? preferredVersion(site.versions, site.latest)),
      () => {},
    );
  };
  const open = (isOver: boolean) => {
    prepare();
    const isNew = renewModal() || isOver;
    setOpening((number) => (number === 0 || isNew ? number + 1 : number));
  };
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    // A dialog's close event comes late. A click in between asks for a new modal.
    open(currentTarget.form!.querySelector('dialog')?.open === false);
  const close = () => setOpening(0);
  const retry = () => open(true);
  return (
    <form action={href} onSubmit={(event) => event.preventDefault()}>
      <button
        type="submit"
        className="search-button"
        aria-label={t('search.label')}
        data-search=""
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        <Icon name="search" /> <span>{t('search.label')}</span> {!isSlashOff && <kbd>/</kbd>}
      </button>
      {opening > 0 && (
        <ErrorBoundary
          key={opening}
          renderError={(error) => <ModalCrash error={error} href={href} onClose={close} onRetry={retry} />}
        >
          <Suspense fallback={<ModalLoader onCancel={close} />}>
            <SearchModal href={href} site={site} version={version} sidebar={sidebar} onClose={close} onRetry={retry} />
          </Suspense>
        </ErrorBoundary>
      )}
    </form>
  );
}
