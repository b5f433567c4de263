'use client';

import { useCallback, useSyncExternalStore } from 'react';
import * as keys from './keys.ts';
import { onStoredElsewhere, readStored, store } from './storage.ts';

/** Choices of this visit: even without storage, the groups on a page must switch together. */
const choices = new Map<string, string | null>();
const listeners = new Set<() => void>();

function currentChoice(group: string): string | null {
  if (!choices.has(group)) choices.set(group, readStored(keys.tab(group)));
  return choices.get(group) ?? null;
}

/** The chosen tab of all groups with this name, and a setter that keeps the page from jumping under the reader. */
export function useTabChoice(group: string): [string | null, (value: string, anchor: Element | null) => void] {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const stop = onStoredElsewhere(keys.tab(group), (value) => {
        choices.set(group, value);
        listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
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
