import { useSyncExternalStore } from 'react';
import { onNavigated } from '../../client/document/navigated.ts';
import { isSamePage } from '../../kernel/urls/paths.ts';
import { usePage } from '../app/page-context.ts';
import { limitQuery, queryString } from './search-address.ts';

const changed = 'pagewright:query';

/**
 * Milliseconds between two writes of the URL. Safari throws above a hundred within 30 seconds, and Chromium ignores
 * those above its own limit.
 */
const interval = 400;

/** The query string that the content on screen was made from. While the next page loads, the URL is already that page's. */
let shown = '';
/** The query string that the URL is to get, as long as that is still `at`. */
let pending: { search: string; at: string } | undefined;
let written = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function shownQuery(path: string): string {
  if (isSamePage(path, location.pathname)) shown = pending?.at === location.href ? pending.search : location.search;
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
  const parameters = new URLSearchParams(shownQuery(path));
  if (value === '') parameters.delete(name);
  else parameters.set(name, limitQuery(value));
  const search = queryString(parameters);
  pending = { search: search && `?${search}`, at: location.href };
  clearTimeout(timer);
  const wait = written + interval - Date.now();
  if (wait > 0) timer = setTimeout(writeAddress, wait);
  else writeAddress();
  dispatchEvent(new Event(changed));
}

/** Writes what was typed last into the URL, now. */
export function writeAddress(): void {
  if (pending?.at !== location.href) return;
  written = Date.now();
  // What the entry remembers belongs to the previous results.
  const isKept = (history.state as { isKept?: boolean } | null)?.isKept;
  if (writeEntry(isKept ? 'pushState' : 'replaceState', null, pending.search || location.pathname)) pending = undefined;
}

/** Keeps the current URL in the history: the next change creates a new entry. */
export function keepAddress(): void {
  writeAddress();
  writeEntry('replaceState', { ...history.state, isKept: true });
}

/** Returns whether the browser has not refused: the page does without, and the next change tries again. */
export function writeEntry(method: 'pushState' | 'replaceState', state: object | null, address?: string): boolean {
  try {
    history[method](state, '', address);
    return true;
  } catch (error) {
    console.warn('The history could not be written.', error);
    return false;
  }
}
