// #region step-7
import { App } from '@trispan/app';
import { Network } from '@trispan/network';
import { countWaiting, flush, type Change } from './outbox';
// #region step-8
import { photoFile } from './photo';
// #endregion

const SERVER = 'http://localhost:8787';
const TIMEOUT = 15_000;
const TRY_AGAIN = new Set([401, 408, 425, 429]);

interface Listener {
  /** How many changes wait. */
  report(count: number): void;
  refused(path: string, code: number): void;
}

let listener: Listener | undefined;

async function send(change: Change): Promise<'done' | 'later'> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  const request: RequestInit = {
    method: change.method,
    headers: { 'Content-Type': 'application/json' },
    body: change.body === undefined ? undefined : JSON.stringify(change.body),
    signal: controller.signal,
  };
  try {
    // #region step-8
    if (change.photo !== undefined) {
      const file = await photoFile(change.photo).catch(() => undefined);
      if (file === undefined) {
        return 'done'; // The note has been deleted, and its photo with it.
      }
      request.headers = { 'Content-Type': file.type };
      request.body = file;
    }
    // #endregion
    const response = await fetch(SERVER + change.path, request);
    if (response.status >= 500 || TRY_AGAIN.has(response.status)) {
      return 'later';
    }
    if (!response.ok) {
      listener?.refused(change.path, response.status);
    }
    return 'done';
  } catch {
    return 'later';
  } finally {
    clearTimeout(timer);
  }
}

/** Sends what waits. It does not matter how often it is called. */
export function sendNow(): void {
  flush(send)
    .then(countWaiting)
    .then((count) => listener?.report(count))
    .catch((error: unknown) => console.warn('Not sent yet', error));
}

/** Sends at the start, when the connection returns, and when the user returns to the app. */
export async function startSync(to: Listener): Promise<void> {
  listener = to;
  await Network.addListener('networkStatusChange', ({ connected }) => {
    if (connected) {
      sendNow();
    }
  });
  await App.addListener('appStateChange', ({ isActive }) => {
    if (isActive) {
      sendNow();
    }
  });
  sendNow();
}
// #endregion
