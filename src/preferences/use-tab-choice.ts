import { useCallback, useSyncExternalStore } from 'react';
import * as keys from './keys.ts';
import { onStoredElsewhere, readStored, store } from './storage.ts';

/** For visits without storage: even then the groups on a page must switch together. */
const choices = new Map<string, string>();
const listeners = new Set<() => void>();

function currentChoice(group: string): string | null {
  return readStored(keys.tab(group)) ?? choices.get(group) ?? null;
}

/** The chosen tab of all groups with this name, and a setter that keeps the page from jumping under the reader. */
export function useTabChoice(group: string): [string | null, (value: string, anchor: Element | null) => void] {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      // Chosen in another tab, or on another page before the reader came back to this one.
      const stop = onStoredElsewhere(keys.tab(group), listener);
      addEventListener('pageshow', listener);
      return () => {
        listeners.delete(listener);
        stop();
        removeEventListener('pageshow', listener);
      };
    },
    [group],
  );
  const choice = useSyncExternalStore(
    subscribe,
    () => currentChoice(group),
    () => null,
  );
  const choose = (value: string, anchor: Element | null) => {
    const before = anchor?.getBoundingClientRect().top ?? 0;
    choices.set(group, value);
    store(keys.tab(group), value);
    for (const listener of listeners) listener();
    // Groups above may have changed height: keep the clicked one in place.
    requestAnimationFrame(
      () => anchor && scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' }),
    );
  };
  return [choice, choose];
}
