import { useSyncExternalStore } from 'react';
import { onNavigated } from '../../navigation/navigated.ts';
import { isSamePage } from '../../navigation/paths.ts';
import { usePage } from '../app/page-context.ts';
import { queryString } from './search-address.ts';

const changed = 'docs:query';

/** The query string that the content on screen was made from. While the next page loads, the URL is already that page's. */
let shown = '';

function shownQuery(path: string): string {
  if (isSamePage(path, location.pathname)) shown = location.search;
  return shown;
}

/** A URL parameter and its setter, which changes it in place. An empty value removes it. */
export function useParameter(name: string): [value: string, change: (value: string) => void] {
  const { path } = usePage();
  const value = new URLSearchParams(useAddressQuery()).get(name) ?? '';
  return [value, (next) => write(path, name, next)];
}

export function useAddressQuery(): string {
  const { path } = usePage();
  return useSyncExternalStore(
    subscribe,
    () => shownQuery(path),
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
  if (!isSamePage(path, location.pathname)) return;
  const parameters = new URLSearchParams(location.search);
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
  const search = queryString(parameters);
  const address = search ? `?${search}` : location.pathname;
  const state = history.state as { isKept?: boolean } | null;
  // What the entry remembers belongs to the previous results.
  if (state?.isKept) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  dispatchEvent(new Event(changed));
}

/** Keeps the current URL in the history: the next change creates a new entry. */
export function keepAddress(): void {
  history.replaceState({ ...history.state, isKept: true }, '');
}
