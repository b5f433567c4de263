import { useEffect, useSyncExternalStore } from 'react';
import * as keys from '../../contract/storage-keys.ts';
import { forget, onStoredElsewhere, readStored } from './storage.ts';

const subscribe = (listener: () => void): (() => void) => onStoredElsewhere(keys.version, listener);

/** The version the reader chose last; a stored name that is no longer a version is deleted. */
export function usePreferredVersion(versions: { name: string }[], latest: string): string {
  useEffect(() => forgetOldVersion(versions), [versions]);
  return useSyncExternalStore(
    subscribe,
    () => preferredVersion(versions, latest),
    () => latest,
  );
}

export function preferredVersion(versions: { name: string }[], latest: string): string {
  const stored = readStored(keys.version);
  return versions.some(({ name }) => name === stored) ? stored! : latest;
}

export function forgetOldVersion(versions: { name: string }[]): void {
  const stored = readStored(keys.version);
  if (stored !== null && !versions.some(({ name }) => name === stored)) forget(keys.version);
}
