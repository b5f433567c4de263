import { useCallback, useSyncExternalStore } from 'react';
import { forget, onStoredElsewhere, readStored, store } from './storage.ts';

const listeners = new Set<() => void>();

/** A stored choice, `null` if there is none, and its setter; changes in other tabs are shown, too. */
export function useStored(key: string): [string | null, (value: string | null) => void] {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const stop = onStoredElsewhere(key, listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    [key],
  );
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  const choose = (next: string | null) => {
    if (next === null) forget(key);
    else store(key, next);
    for (const listener of listeners) listener();
  };
  return [value, choose];
}
