// #region step-7
import { Preferences } from '@trispan/preferences';

export interface Change {
  id: string;
  method: 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  // #region step-8
  /** The photo to send instead of a body. */
  photo?: string;
  // #endregion
}

const KEY = 'outbox';
let last: Promise<unknown> = Promise.resolve();
let isSending = false;

/** Runs one task after the other, because two at once would overwrite each other's list. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const next = last.then(task, task);
  last = next;
  return next;
}

async function read(): Promise<Change[]> {
  const { value } = await Preferences.get({ key: KEY });
  return value === null ? [] : JSON.parse(value);
}

function write(changes: Change[]): Promise<void> {
  return Preferences.set({ key: KEY, value: JSON.stringify(changes) });
}

export function enqueue(change: Omit<Change, 'id'>): Promise<void> {
  const id = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  return inTurn(async () => write([...(await read()), { ...change, id }]));
}

export async function countWaiting(): Promise<number> {
  return (await inTurn(read)).length;
}

/** Sends the changes in order, and stops at the first that has to wait. */
export async function flush(send: (change: Change) => Promise<'done' | 'later'>): Promise<void> {
  if (isSending) {
    return;
  }
  isSending = true;
  try {
    for (;;) {
      const [first] = await inTurn(read);
      if (first === undefined || (await send(first)) === 'later') {
        return;
      }
      await inTurn(async () => write((await read()).filter(({ id }) => id !== first.id)));
    }
  } finally {
    isSending = false;
  }
}
// #endregion
