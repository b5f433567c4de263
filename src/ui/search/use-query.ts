'use client';

import { useSyncExternalStore } from 'react';
import { onNavigated } from '../../navigation/navigated.ts';
import { usePage } from '../app/page-context.ts';
import { queryString } from './search-address.ts';

const changed = 'docs:query';

/** Parameters of the address, and the way to change them in place. An empty value takes the parameter out. */
export function useParameter(name: string): [value: string, change: (value: string) => void] {
  const { path } = usePage();
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? '',
    () => '',
  );
  return [value, (next) => write(path, name, next)];
}

/** The address after its path, as what is shown was made from; after a step in the history it lags behind for a moment. */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

function subscribe(listener: () => void): () => void {
  const stop = onNavigated(listener);
  addEventListener(changed, listener);
  return () => {
    stop();
    removeEventListener(changed, listener);
  };
}

function write(path: string, name: string, value: string): void {
  // A result was followed and is on its way: the address is no longer that of this page.
  if (location.pathname.replace(/\/$/, '') !== path) return;
  const parameters = new URLSearchParams(location.search);
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
  const search = queryString(parameters);
  const address = search ? `?${search}` : location.pathname;
  const state = history.state as { isKept?: boolean } | null;
  if (state?.isKept) history.pushState(null, '', address);
  else history.replaceState(state, '', address);
  dispatchEvent(new Event(changed));
}

/** Keeps the address as it is now in the history, to come back to: the next change makes a new entry. */
export function keepAddress(): void {
  history.replaceState({ ...history.state, isKept: true }, '');
}
