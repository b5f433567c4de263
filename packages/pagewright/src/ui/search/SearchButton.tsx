'use client';

import { t } from '../../contract/strings/t.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as keys from '../../contract/storage-keys.ts';
import { preferredVersion } from '../../client/preferences/use-preferred-version.ts';
import { useStored } from '../../client/preferences/use-stored.ts';
import { openProvider } from '../../search/open-provider.ts';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { SearchSite } from '../../contract/search-provider.ts';
import { Loader } from './Loader.tsx';
import { ModalCrash } from './ModalCrash.tsx';
import { ModalFailure } from './ModalFailure.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { loadModal, useModal } from './use-modal.ts';

interface SearchButtonProps {
  href: string;
  site: SearchSite;
  version?: string;
  sidebar?: string;
}

/**
 * The button that opens search, and the dialog. The boot script opens it, before the application is there as well as afterwards; what
 * is below its field comes when it is open. Without scripts the button is a form that leads to the search page.
 */
export function SearchButton({ href, site, version, sidebar }: SearchButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Counts openings, so that each begins anew; 0 while closed. */
  const [opening, setOpening] = useState(0);
  const { Modal, hasFailed, retry } = useModal(opening > 0);
  const [isSlashOff] = useStored(keys.slashOff);
  const prepare = () => {
    // A failure is retried, and reported, when the reader searches.
    loadModal().catch(() => {});
    openProvider(site).then(
      (provider) => provider.prepare(version ?? preferredVersion(site.versions, site.latest)),
      () => {},
    );
  };
  const open = () => {
    prepare();
    setOpening((number) => number || 1);
  };
  // Its close event comes late: it may be open again by then.
  const close = () => setOpening((number) => (dialog.current?.open ? number + 1 : 0));
  const restart = () => {
    setOpening(opening + 1);
    field.current!.focus();
  };
  const enter = (event: SubmitEvent) => {
    if (!hasFailed) return dialog.current!.close();
    event.preventDefault();
    retry();
  };
  // Opened before the application was there.
  const isOpenEarly = useRef(open);
  useEffect(() => {
    if (dialog.current!.open) isOpenEarly.current();
  }, []);
  return (
    <>
      <SearchDialog ref={dialog} field={field} href={href} onClose={close} onEnter={enter}>
        {opening > 0 && Modal ? (
          <ErrorBoundary
            key={opening}
            renderError={(error) => <ModalCrash error={error} href={href} onRetry={restart} />}
          >
            <Modal href={href} site={site} version={version} sidebar={sidebar} field={field} />
          </ErrorBoundary>
        ) : hasFailed ? (
          <ModalFailure href={href} field={field} onRetry={retry} />
        ) : (
          <div role="status">
            {/* The boot script shows the first without the application, which has the second read out. */}
            {opening === 0 ? <progress aria-label={t('app.loading')} /> : <Loader />}
          </div>
        )}
      </SearchDialog>
      <form action={href}>
        <button
          type="submit"
          className="search-button"
          aria-label={t('search.label')}
          data-search=""
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={open}
        >
          <Icon name="search" /> <span>{t('search.label')}</span> {!isSlashOff && <kbd>/</kbd>}
        </button>
      </form>
    </>
  );
}
