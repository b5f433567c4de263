import type { RefObject } from 'react';

interface SearchFailureProps {
  error: Error;
  /** Where the query is typed. */
  field: RefObject<HTMLInputElement | null>;
  className?: string;
  onRetry: () => void;
}

/** Why there is no answer, and another try. It goes away with that, so the focus goes to the field. */
export function SearchFailure({ error, field, className, onRetry }: SearchFailureProps) {
  const retry = () => {
    onRetry();
    field.current?.focus();
  };
  return (
    <p className={className} role="alert">
      {error.message}{' '}
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    </p>
  );
}
