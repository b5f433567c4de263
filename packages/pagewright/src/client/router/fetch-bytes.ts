import { payloadEnd } from '../../contract/payload-end.ts';

/** A page's content could not be loaded. `status` is set if a server answered. */
export class LoadError extends Error {
  readonly status?: number;

  constructor(reason: string, { status, cause }: { status?: number; cause?: unknown }) {
    super(`The page could not be loaded: ${reason}.`, { cause });
    this.name = 'LoadError';
    if (status !== undefined) this.status = status;
  }
}

/** The server answered that there is no such page. */
export function isMissing(error: unknown): boolean {
  return error instanceof LoadError && error.status === 404;
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
  const response = await orFail(request, 'the server could not be reached');
  const { ok, status } = response;
  if (!ok) throw new LoadError(`the server responded with status ${status}`, { status });
  const bytes = await orFail(response.arrayBuffer(), 'the connection was interrupted');
  if (new Uint8Array(bytes).at(-1) !== payloadEnd.charCodeAt(0)) throw new LoadError(notWhole, {});
  return bytes;
}

export const notWhole = 'the response is not the whole content of a page';

export async function orFail<Result>(step: Promise<Result>, reason: string): Promise<Result> {
  try {
    return await step;
  } catch (cause) {
    throw new LoadError(reason, { cause });
  }
}
