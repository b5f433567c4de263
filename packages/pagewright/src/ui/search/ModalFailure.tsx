import { t } from '../../contract/strings/t.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { searchAddress } from './search-address.ts';

interface ModalFailureProps {
  href: string;
  field: RefObject<HTMLInputElement | null>;
  onRetry: () => void;
}

/**
 * Below the field if what belongs there could not be loaded. Without a connection the search page would fail as well, so the reader stays;
 * otherwise it helps, also if a deployment has replaced the code.
 */
export function ModalFailure({ href, field, onRetry }: ModalFailureProps) {
  const [isOffline] = useState(() => !navigator.onLine);
  const leave = useEffectEvent(() => {
    const typed = field.current!.value;
    location.assign(typed === '' ? href : searchAddress(href, typed));
    field.current!.closest('dialog')!.close();
  });
  useEffect(() => {
    if (!isOffline) leave();
  }, [isOffline]);

  const retry = () => {
    onRetry();
    field.current!.focus();
  };
  if (!isOffline) return null;
  return (
    <p className="search-note" role="alert">
      {t('search.offline')}{' '}
      <button type="button" className="button" onClick={retry}>
        {t('app.retry')}
      </button>
    </p>
  );
}
