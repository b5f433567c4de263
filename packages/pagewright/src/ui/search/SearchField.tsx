'use client';

import { type SubmitEvent, use, useEffect, useRef } from 'react';
import { t } from '../../contract/strings/t.ts';
import { ShellContext } from '../app/shell-context.ts';
import { Icon } from '../icons/Icon.tsx';

/**
 * A field for the content of a page. It hands what is typed to the search dialog, which the navbar's button opens; on pages without
 * navbar it leads to the search page. Not there without scripts, which that page needs, too, nor on sites without search.
 */
export function SearchField({ placeholder }: { placeholder?: string }) {
  const { searchHref } = use(ShellContext);
  const input = useRef<HTMLInputElement>(null);
  const open = (): boolean => {
    const button = document.querySelector<HTMLButtonElement>('button[data-search]');
    if (!button) return false;
    const { value } = input.current!;
    input.current!.value = '';
    button.click();
    document.querySelector<HTMLInputElement>('.search-modal input')!.value = value;
    return true;
  };
  const submit = (event: SubmitEvent): void => {
    if (open()) event.preventDefault();
  };
  useEffect(() => {
    // Typed before the application was there.
    if (input.current?.value) open();
  }, []);
  if (!searchHref) return null;
  return (
    <form className="search-entry" role="search" action={searchHref} onSubmit={submit}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="q"
        dir="auto"
        aria-label={t('search.title')}
        placeholder={placeholder ?? t('search.field')}
        autoComplete="off"
        enterKeyHint="search"
        onClick={open}
        onInput={open}
      />
    </form>
  );
}
