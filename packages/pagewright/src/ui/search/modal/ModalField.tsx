import { t } from '../../../contract/strings/t.ts';
import type { KeyboardEventHandler, Ref } from 'react';
import { Icon } from '../../icons/Icon.tsx';

interface ModalFieldProps {
  ref: Ref<HTMLInputElement>;
  /** The id of the list of options. */
  list: string;
  /** Id of the option that Enter would open. */
  selected: string | undefined;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  onFocus: () => void;
  onKeyDown: KeyboardEventHandler;
  onClose: () => void;
}

/** The search dialog's field, a combobox, and the button that closes the dialog. */
export function ModalField({ ref, list, selected, onChange, onClose, ...rest }: ModalFieldProps) {
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        ref={ref}
        // With type="search", Escape would clear the field first.
        type="text"
        inputMode="search"
        dir="auto"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={selected !== undefined}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={selected}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      <button type="button" className="icon-button" aria-label={t('search.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
