import { t } from '../../contract/strings/t.ts';
import type { RefObject } from 'react';

interface SearchFailureProps {
  error: Error;
  /** The query field. */
  field: RefObject<HTMLInputElement | null>;
  className?: string;
  onRetry: () => void;
}

/** Shows the error and a retry button, which disappears when pressed, so focus moves to the field. */
export function SearchFailure({ error, field, className, onRetry }: SearchFailureProps) {
  const retry = () => {
    onRetry();
    field.current?.focus();
  };
  return (
    <p className={className} role="alert">
      {error.message}{' '}
      <button type="button" className="button" onClick={retry}>
        {t('app.retry')}
      </button>
    </p>
  );
}
