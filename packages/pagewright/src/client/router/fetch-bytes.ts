import { t } from '../../contract/strings/t.ts';
import { payloadEnd } from '../../contract/payload-end.ts';

/** A page's content could not be loaded. `status` is set if a server answered. */
export class LoadError extends Error {
  readonly status?: number;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown }) {
    super(message, { cause });
    this.name = 'LoadError';
    if (status !== undefined) this.status = status;
  }
}

/** The server answered that there is no such content, or with something else, as if all were well: its document may say more. */
export function isMissing(error: unknown): boolean {
  return error instanceof LoadError && (error.status === 404 || error.status === 200);
}

/** Every request ends, so that a lost connection becomes a failure, which can be retried. */
const timeLimit = 30_000;

/** Responses to requests made by the boot script; each is used once. */
let answers = new Map<string, Promise<Response>>();

export function takeResponses(responses: Map<string, Promise<Response>>): void {
  answers = new Map(Array.from(responses, ([url, response]) => [url, inTime(response)]));
}

function inTime(response: Promise<Response>): Promise<Response> {
  return Promise.race([
    response,
    new Promise<never>((_resolve, reject) => setTimeout(reject, timeLimit, new Error('The server does not answer.'))),
  ]);
}

/** What failed the last time: the browser may have kept a damaged copy, which the next attempt must not get. */
const distrusted = new Set<string>();

/** The whole content of a payload. @param cache How to use the browser's copy. */
export async function fetchBytes(url: string, cache: RequestCache): Promise<ArrayBuffer> {
  const fresh = distrusted.delete(url);
  const request =
    answers.get(url) ?? fetch(url, { cache: fresh ? 'reload' : cache, signal: AbortSignal.timeout(timeLimit) });
  answers.delete(url);
  try {
    return await wholeAnswer(request);
  } catch (error) {
    distrust(url);
    throw error;
  }
}

export function distrust(url: string): void {
  distrusted.add(url);
}

async function wholeAnswer(request: Promise<Response>): Promise<ArrayBuffer> {
  const response = await orFail(request, t('app.unreachable'));
  const { ok, status, headers } = response;
  // Some hosts answer with a document to whatever they do not have, and some networks until the reader has signed in.
  if (ok && headers.get('content-type')?.startsWith('text/html')) throw new LoadError(notWhole(), { status: 200 });
  if (!ok) throw new LoadError(t('app.status', { status }), { status });
  const bytes = await orFail(response.arrayBuffer(), t('app.interrupted'));
  if (new Uint8Array(bytes).at(-1) !== payloadEnd.charCodeAt(0)) throw new LoadError(notWhole(), {});
  return bytes;
}

export const notWhole = (): string => t('app.notWhole');

export async function orFail<Result>(step: Promise<Result>, message: string): Promise<Result> {
  try {
    return await step;
  } catch (cause) {
    throw new LoadError(message, { cause });
  }
}
