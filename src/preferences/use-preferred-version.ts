'use client';

import { useSyncExternalStore } from 'react';
import * as keys from './keys.ts';
import { forget, onStoredElsewhere, readStored } from './storage.ts';

/** The version the reader chose last; a stored name that is no version any more is deleted. */
export function usePreferredVersion(versions: { name: string }[], latest: string): string {
  return useSyncExternalStore(
    (listener) => onStoredElsewhere(keys.version, listener),
    () => preferredVersion(versions, latest),
    () => latest,
  );
}

export function preferredVersion(versions: { name: string }[], latest: string): string {
  const stored = readStored(keys.version);
  if (stored === null) return latest;
  if (versions.some(({ name }) => name === stored)) return stored;
  forget(keys.version);
  return latest;
}
