import { setTimeout as wait } from 'node:timers/promises';

/** What a server said about an address. */
export interface Answer {
  /** The last status, or why there was none. */
  status?: number;
  failure?: string;
  /** Where it has moved for good. */
  moved?: string;
}

export interface Manners {
  /** How long an answer may take. */
  timeout: number;
  /** The longest time that a server can ask us to wait. */
  patience: number;
}

const manners: Manners = { timeout: 15_000, patience: 60_000 };
const headers = { 'user-agent': 'pagewright (checks links of a documentation site)', accept: 'text/html, */*;q=0.5' };
const mostHops = 10;

/** Asks for an address without its content, and with it where a server does not answer that. Follows redirects. */
export async function ask(url: string, own: Partial<Manners> = {}): Promise<Answer> {
  const { timeout, patience } = { ...manners, ...own };
  let at = url;
  let moved: string | undefined;
  // Once one step is temporary, what comes after it may be, too.
  let isPermanent = true;
  for (let hop = 0; hop < mostHops; hop++) {
    let response: Response;
    try {
      response = await politely(at, timeout, patience);
    } catch (error) {
      return { failure: reasonOf(error) };
    }
    const { status } = response;
    const location = status >= 300 && status < 400 ? response.headers.get('location') : null;
    if (location === null) return { status, ...(moved !== undefined && { moved }) };
    if (!URL.canParse(location, at)) return { failure: `redirects to ${location}` };
    at = new URL(location, at).href;
    isPermanent &&= status === 301 || status === 308;
    if (isPermanent) moved = at;
  }
  return { failure: `redirects more than ${mostHops} times` };
}

async function politely(url: string, timeout: number, patience: number): Promise<Response> {
  const request = async (method: string): Promise<Response> => {
    const response = await fetch(url, { method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response;
  };
  const answer = async (): Promise<Response> => {
    const head = await request('HEAD');
    // Many servers know no HEAD, and say so in many ways.
    return head.status >= 400 && !isBusy(head) ? request('GET') : head;
  };
  const first = await answer();
  const pause = isBusy(first) ? retryAfter(first) : undefined;
  if (pause === undefined || pause > patience) return first;
  await wait(pause);
  return answer();
}

function isBusy({ status }: Response): boolean {
  return status === 429 || status === 503;
}

/** In milliseconds, from a number of seconds or a date. */
function retryAfter({ headers: sent }: Response): number | undefined {
  const value = sent.get('retry-after');
  if (value === null) return undefined;
  const time = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(time) ? undefined : Math.max(0, time);
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'did not answer in time';
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? String(error);
}
