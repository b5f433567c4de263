import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

type Field = RefObject<HTMLInputElement | null>;

/** What is in the dialog's field, which took keys before this code was there. */
export function useTyped(field: Field): string {
  const subscribe = (listener: () => void) => {
    const input = field.current!;
    input.addEventListener('input', listener);
    return () => input.removeEventListener('input', listener);
  };
  return useSyncExternalStore(subscribe, () => field.current!.value);
}

/** Puts a text into the field, as if it had been typed. */
export function type(field: Field, text: string): void {
  const input = field.current!;
  input.value = text;
  input.dispatchEvent(new Event('input'));
  input.focus();
}

interface Combobox {
  /** The id of the list of options. */
  list: string;
  /** Id of the option that Enter would open. */
  selected: string | undefined;
  placeholder: string;
  onInput: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Makes the field a combobox over the options, for as long as they are there. */
export function useCombobox(field: Field, { list, selected, placeholder, onInput, onKeyDown }: Combobox): void {
  const input = useEffectEvent(onInput);
  const press = useEffectEvent(onKeyDown);
  useEffect(() => {
    const element = field.current!;
    const events = new AbortController();
    element.addEventListener('input', () => input(), events);
    element.addEventListener('keydown', (event) => press(event), events);
    element.closest('dialog')!.addEventListener('pointerup', (event) => keepFocus(event, element), events);
    return () => events.abort();
  }, [field]);
  useEffect(() => {
    const element = field.current!;
    const attributes = {
      dir: 'auto',
      autocapitalize: 'off',
      spellcheck: 'false',
      inputmode: 'search',
      enterkeyhint: 'go',
      'aria-autocomplete': 'list',
      'aria-controls': list,
      'aria-expanded': `${selected !== undefined}`,
      'aria-activedescendant': selected,
      placeholder,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    return () => {
      element.ariaExpanded = 'false';
      for (const name of ['aria-controls', 'aria-activedescendant']) element.removeAttribute(name);
    };
  }, [field, list, selected, placeholder]);
}

/** A click beside the results focuses what they are in, and the field would lose its keys. Fingers need no keys. */
function keepFocus({ pointerType }: PointerEvent, field: HTMLInputElement): void {
  const isLost = document.activeElement?.matches('dialog, [tabindex="-1"]') && getSelection()!.isCollapsed;
  if (isLost && pointerType === 'mouse') field.focus();
}
