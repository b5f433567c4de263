import { t } from '../../contract/strings/t.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { searchAddress } from './search-address.ts';
import { takeTyped } from './take-typed.ts';

interface ModalFailureProps {
  href: string;
  onClose: () => void;
  onRetry: () => void;
}

/**
 * In place of a search modal that could not be loaded. Without a connection the search page would fail as well, so the
 * reader stays; otherwise it helps, also if a deployment has replaced the modal.
 */
export function ModalFailure({ href, onClose, onRetry }: ModalFailureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useRef('');
  const leaveOrTell = useEffectEvent(() => {
    typed.current = takeTyped();
    if (!navigator.onLine) return dialog.current!.showModal();
    location.assign(typed.current === '' ? href : searchAddress(href, typed.current));
    onClose();
  });
  useEffect(() => leaveOrTell(), []);

  const retry = () => {
    document.documentElement.dataset['typed'] = typed.current;
    onRetry();
  };
  return (
    <dialog ref={dialog} className="error-box" aria-label={t('search.label')} closedby="any" onClose={onClose}>
      <p role="alert">{t('search.offline')}</p>
      <button type="button" className="button" onClick={retry}>
        {t('app.retry')}
      </button>
    </dialog>
  );
}
