'use client';

import { useSyncExternalStore } from 'react';
import { onNavigated } from '../../navigation/navigated.ts';
import { usePage } from '../app/page-context.ts';
import { queryString } from './search-address.ts';

const changed = 'docs:query';

/** A URL parameter and its setter, which changes it in place. An empty value removes it. */
export function useParameter(name: string): [value: string, change: (value: string) => void] {
  const { path } = usePage();
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? '',
    () => '',
  );
  return [value, (next) => write(path, name, next)];
}

/** The query string that the shown content was made from; after a history step it lags behind for a moment. */
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
  // The reader followed a result that is still loading: the URL is no longer this page's.
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

/** Keeps the current URL in the history: the next change creates a new entry. */
export function keepAddress(): void {
  history.replaceState({ ...history.state, isKept: true }, '');
}
