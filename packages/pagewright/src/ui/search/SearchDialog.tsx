import { t } from '../../contract/strings/t.ts';
import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface SearchDialogProps {
  ref: Ref<HTMLDialogElement>;
  field: Ref<HTMLInputElement>;
  href: string;
  onClose: () => void;
  /** Before Enter leads to the search page, as it does until the results take the key. */
  onEnter: (event: SubmitEvent) => void;
  children: ReactNode;
}

/**
 * The search dialog and its field: plain HTML, which takes keys from the moment the boot script opens it. React never sets the field's
 * value, so it neither loses keys nor disturbs the caret or a composition when it comes.
 */
export function SearchDialog({ ref, field, href, onClose, onEnter, children }: SearchDialogProps) {
  return (
    // Open or not is what the boot script and the reader make of it, also before hydration.
    <dialog
      ref={ref}
      className="search-modal"
      aria-label={t('search.label')}
      closedby="any"
      onClose={onClose}
      suppressHydrationWarning
    >
      <form className="search-field" action={href} onSubmit={onEnter}>
        <Icon name="search" />
        <input
          ref={field}
          name="q"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- what it controls comes later
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded="false"
          autoComplete="off"
        />
        <button type="button" className="icon-button" aria-label={t('search.close')} data-boot="close-search">
          <Icon name="close" />
        </button>
      </form>
      {children}
    </dialog>
  );
}
