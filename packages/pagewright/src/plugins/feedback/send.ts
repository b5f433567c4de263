import { endpoint } from './endpoint.ts';
import type { Message } from './message.ts';

/** A status of 0 stands for a server that could not be reached. */
export type Outcome = { isSent: true } | { isSent: false; status: number };

/** In milliseconds: an answer that takes longer will not come. */
const patience = 20_000;

/**
 * Sends a message. It outlives the page, as a beacon does, but without the cookies that a beacon takes along, and says how it ended.
 */
export async function send(message: Message): Promise<Outcome> {
  try {
    const { ok, status } = await fetch(endpoint(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    });
    return ok ? { isSent: true } : { isSent: false, status };
  } catch {
    // Whoever asked says so, or tries again.
    return { isSent: false, status: 0 };
  }
}
