// Readers' choices, stored in the browser. Where storage is blocked (iframes, private mode) or full, they last until the document is left.

const prefix = 'docs.';

declare global {
  /** The choices of this visit that could not be stored; shared by the boot script and the application. */
  var unstoredChoices: Record<string, string> | undefined;
}

function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch (error) {
    if (!globalThis.unstoredChoices) console.warn('Choices are not remembered.', error);
    globalThis.unstoredChoices ??= {};
    return undefined;
  }
}

export function readStored(key: string): string | null {
  return globalThis.unstoredChoices?.[key] ?? attempt((storage) => storage.getItem(prefix + key)) ?? null;
}

export function store(key: string, value: string): void {
  const isStored = attempt((storage) => {
    storage.setItem(prefix + key, value);
    return true;
  });
  if (isStored) delete globalThis.unstoredChoices?.[key];
  else globalThis.unstoredChoices![key] = value;
}

export function forget(key: string): void {
  attempt((storage) => storage.removeItem(prefix + key));
  delete globalThis.unstoredChoices?.[key];
}

/** Calls back when another tab changes the key, or another page may have before the reader came back to this one. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const handle = (event: StorageEvent): void => {
    // All keys are gone if none is named.
    if ((event.key ?? prefix + key) === prefix + key) listener();
  };
  addEventListener('storage', handle);
  addEventListener('pageshow', listener);
  return () => {
    removeEventListener('storage', handle);
    removeEventListener('pageshow', listener);
  };
}
