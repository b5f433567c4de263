import { createFromReadableStream } from '@vitejs/plugin-rsc/browser';
import { payloadEnd } from './payload-end.ts';
import type { PageMeta, PagePayload, ShellPayload } from '../ui/page-data.ts';

export interface PageInShell {
  page: PagePayload;
  shell: ShellPayload;
}

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

/** Responses to requests made by the boot script; each is used once. */
let answers = new Map<string, Promise<Response>>();
const bodies = new Map<string, { body: Promise<ArrayBuffer>; at: number }>();
const shells = new Map<string, Promise<ShellPayload>>();

/** Milliseconds. A tab may stay open for days, and the content of pages changes without a new build of the engine. */
const keptFor = 5 * 60 * 1000;

export function isRecent(at: number | undefined): boolean {
  return at !== undefined && Date.now() - at < keptFor;
}

export function takeResponses(responses: Map<string, Promise<Response>>): void {
  answers = new Map(responses);
}

/** The bytes of a page's payload, often fetched ahead of time; they are decoded when needed. */
export function pageBytes(url: string): Promise<ArrayBuffer> {
  const known = bodies.get(url);
  if (known && isRecent(known.at)) return known.body;
  const body = fetchBytes(url).catch((error: LoadError) => {
    // A failed prefetch must not break the real navigation: it is dropped, so that the next call retries.
    const isLatest = drop(url, body);
    if (!known || error.status !== undefined) throw error;
    // Without a connection, the page as it was is better than none.
    if (isLatest) bodies.set(url, known);
    return known.body;
  });
  bodies.set(url, { body, at: Date.now() });
  return body;
}

/** Returns whether there was something to drop: everything may have been forgotten and fetched again meanwhile. */
function drop(url: string, body: Promise<ArrayBuffer>): boolean {
  return bodies.get(url)?.body === body && bodies.delete(url);
}

export async function loadPage(url: string): Promise<PagePayload> {
  const body = pageBytes(url);
  try {
    return await decode<PagePayload>(await body);
  } catch (error) {
    // Corrupt bytes are not kept: the next attempt fetches them again.
    drop(url, body);
    throw error;
  }
}

export function loadShell(url: string): Promise<ShellPayload> {
  const known = shells.get(url);
  if (known) return known;
  const shell = fetchBytes(url).then((bytes) => decode<ShellPayload>(bytes));
  shells.set(url, shell);
  shell.catch(() => shells.get(url) === shell && shells.delete(url));
  return shell;
}

export async function loadPageInShell(url: string, shellOf: (meta: PageMeta) => string): Promise<PageInShell> {
  const page = await loadPage(url);
  return { page, shell: await loadShell(shellOf(page.meta)) };
}

/** Drops everything fetched, so that the next loads fetch it again. */
export function forgetPayloads(): void {
  bodies.clear();
  shells.clear();
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const request = answers.get(url) ?? fetch(url);
  answers.delete(url);
  const response = await orFail(request, 'the server could not be reached');
  const { ok, status } = response;
  if (!ok) throw new LoadError(`the server responded with status ${status}`, { status });
  const bytes = await orFail(response.arrayBuffer(), 'the connection was interrupted');
  if (new Uint8Array(bytes).at(-1) !== payloadEnd.charCodeAt(0)) throw new LoadError(notWhole, {});
  return bytes;
}

const notWhole = 'the response is not the whole content of a page';

function decode<Payload>(bytes: ArrayBuffer): Promise<Payload> {
  // Not a blob's stream: its bytes would pass through another process and arrive some frames late.
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });
  return orFail(createFromReadableStream<Payload>(stream), notWhole);
}

async function orFail<Result>(step: Promise<Result>, reason: string): Promise<Result> {
  try {
    return await step;
  } catch (cause) {
    throw new LoadError(reason, { cause });
  }
}
