'use client';

import { useCallback, useSyncExternalStore } from 'react';
import * as keys from './keys.ts';
import { onStoredElsewhere, readStored, store } from './storage.ts';

/** Choices of this visit; storage may be unavailable, and the groups of a page must switch together all the same. */
const choices = new Map<string, string | null>();
const listeners = new Set<() => void>();

function currentChoice(group: string): string | null {
  if (!choices.has(group)) choices.set(group, readStored(keys.tab(group)));
  return choices.get(group) ?? null;
}

/** The chosen tab of all groups of one name, and the way to change it without the page jumping under the reader. */
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
    // Groups above this one may have changed their height: keep the clicked one where it is.
    requestAnimationFrame(
      () => anchor && scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' }),
    );
  };
  return [choice, choose];
}
