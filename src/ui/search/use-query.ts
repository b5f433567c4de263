'use client';

import { useSyncExternalStore } from 'react';
import { onNavigated } from '../../navigation/navigated.ts';

const changed = 'docs:query';

/** The `q` of the address, and the way to change it in place. */
export function useQuery(): [string, (query: string) => void] {
  const query = useSyncExternalStore(subscribe, readQuery, () => '');
  return [query, writeQuery];
}

function subscribe(listener: () => void): () => void {
  const stop = onNavigated(listener);
  addEventListener(changed, listener);
  return () => {
    stop();
    removeEventListener(changed, listener);
  };
}

function readQuery(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

function writeQuery(query: string): void {
  history.replaceState(history.state, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
  dispatchEvent(new Event(changed));
}
