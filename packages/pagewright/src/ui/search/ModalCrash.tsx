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
    <dialog ref={dialog} className="error-box" aria-label="Search" closedby="any" onClose={onClose}>
      <p role="alert">Search crashed: {error.message}</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>{' '}
        or open the{' '}
        <a href={href} onClick={onClose}>
          search page
        </a>
      </p>
    </dialog>
  );
}
