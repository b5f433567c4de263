import { t } from '../../contract/strings/t.ts';
import { rich } from '../app/rich.ts';
import { useEffect, useRef } from 'react';
import { takeTyped } from './take-typed.ts';

interface ModalCrashProps {
  error: Error;
  href: string;
  onClose: () => void;
  onRetry: () => void;
}

/** In place of a search modal that crashed. */
export function ModalCrash({ error, href, onClose, onRetry }: ModalCrashProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Nobody else does: keys would go on being collected for the modal.
    takeTyped();
    dialog.current!.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="error-box" aria-label={t('search.label')} closedby="any" onClose={onClose}>
      <p role="alert">{t('search.crashed', { message: error.message })}</p>
      <p>
        {rich(t('search.retryOrOpen'), {
          retry: (
            <button type="button" className="button" onClick={onRetry}>
              {t('app.tryAgain')}
            </button>
          ),
          page: (
            <a href={href} onClick={onClose}>
              {t('search.page')}
            </a>
          ),
        })}
      </p>
    </dialog>
  );
}
