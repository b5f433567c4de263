import type { NothingFound } from '../../contract/search-events.ts';
import { maxQuery } from './message.ts';
import { send } from './send.ts';

/** In milliseconds: whoever types nothing for so long has finished. */
const patience = 5000;
/** What may be about a person or be a secret: addresses of mail, long numbers, keys. */
const personal = /\S@\S|\d{7,}|\S{40,}/;

const sent = new Set<string>();
let held: NothingFound | undefined;
let timer = 0;
/** The endpoint has had enough: nothing more until the next document. */
let isLimited = false;

/** Sends a query that found nothing, once the reader has finished typing it. */
export function logQuery(found: NothingFound): void {
  if (held && !isContinued(held.query, found.query)) flush();
  held = found;
  clearTimeout(timer);
  timer = window.setTimeout(flush, patience);
}

/** Letter by letter, a query is typed or taken back. */
function isContinued(before: string, after: string): boolean {
  return before.startsWith(after) || after.startsWith(before);
}

function flush(): void {
  clearTimeout(timer);
  const found = held;
  held = undefined;
  if (!found || isLimited || personal.test(found.query)) return;
  const query = found.query.slice(0, maxQuery);
  const key = JSON.stringify([query, found.version]);
  if (sent.has(key)) return;
  sent.add(key);
  const language = document.documentElement.lang;
  // A reader has not asked for this, and is not told if it fails.
  void send({ type: 'no-results', query, ...(found.version && { version: found.version }), language }).then(
    (outcome) => {
      if (!outcome.isSent && outcome.status === 429) isLimited = true;
    },
  );
}

addEventListener('pagehide', flush);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flush();
});
