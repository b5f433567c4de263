import { useCallback, useSyncExternalStore } from 'react';
import * as keys from './keys.ts';
import { onStoredElsewhere, readStored, store } from './storage.ts';

const listeners = new Set<() => void>();

/** The chosen tab of all groups with this name, and a setter that keeps the page from jumping under the reader. */
export function useTabChoice(group: string): [string | null, (value: string, anchor: Element | null) => void] {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const stop = onStoredElsewhere(keys.tab(group), listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    [group],
  );
  const choice = useSyncExternalStore(
    subscribe,
    () => readStored(keys.tab(group)),
    () => null,
  );
  const choose = (value: string, anchor: Element | null) => {
    const before = anchor?.getBoundingClientRect().top ?? 0;
    store(keys.tab(group), value);
    for (const listener of listeners) listener();
    // Groups above may have changed height: keep the clicked one in place.
    requestAnimationFrame(
      () => anchor && scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' }),
    );
  };
  return [choice, choose];
}
