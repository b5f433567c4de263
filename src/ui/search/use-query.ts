'use client';

import { useSyncExternalStore } from 'react';
import { onNavigated } from '../../navigation/navigated.ts';

const changed = 'docs:query';

/** Parameters of the address, and the way to change them in place. An empty value takes the parameter out. */
export function useParameter(name: string): [value: string, change: (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? '',
    () => '',
  );
  return [value, (next) => write(name, next)];
}

function subscribe(listener: () => void): () => void {
  const stop = onNavigated(listener);
  addEventListener(changed, listener);
  return () => {
    stop();
    removeEventListener(changed, listener);
  };
}

function write(name: string, value: string): void {
  const parameters = new URLSearchParams(location.search);
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
  const search = parameters.toString().replaceAll('+', '%20');
  history.replaceState(history.state, '', search ? `?${search}` : location.pathname);
  dispatchEvent(new Event(changed));
}

/** Gives the address as it is now an entry of its own in the history, to come back to. */
export function keepAddress(): void {
  history.pushState(null, '', location.href);
}
