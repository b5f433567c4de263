// Readers' choices, stored in the browser. Where storage is blocked (iframes, private mode) everything works without it.

const prefix = 'docs.';

declare global {
  interface Window {
    /** Set after the warning was logged once; shared by the boot script and the application. */
    docsStorageWarned?: boolean;
  }
}

function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch (error) {
    if (!window.docsStorageWarned) console.warn('Storage is not available, so choices are not remembered.', error);
    window.docsStorageWarned = true;
    return undefined;
  }
}

export function readStored(key: string): string | null {
  return attempt((storage) => storage.getItem(prefix + key)) ?? null;
}

export function store(key: string, value: string): void {
  attempt((storage) => storage.setItem(prefix + key, value));
}

export function forget(key: string): void {
  attempt((storage) => storage.removeItem(prefix + key));
}

/** Calls back when another tab changes the key. */
export function onStoredElsewhere(key: string, listener: (value: string | null) => void): () => void {
  const handle = (event: StorageEvent): void => {
    if (event.key === prefix + key) listener(event.newValue);
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}
