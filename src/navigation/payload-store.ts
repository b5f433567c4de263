import { createFromReadableStream } from '@vitejs/plugin-rsc/browser';
import type { PagePayload, ShellPayload } from '../ui/page-data.ts';

/** A page's content could not be loaded. `status` is set if a server answered. */
export class LoadError extends Error {
  readonly status?: number;

  constructor(message: string, status?: number) {
    super(message);
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
const bodies = new Map<string, Promise<ArrayBuffer>>();
const shells = new Map<string, Promise<ShellPayload>>();

export function takeResponses(responses: Map<string, Promise<Response>>): void {
  answers = new Map(responses);
}

/** Fetches a payload ahead of time, once; the bytes are decoded when needed. */
export function prefetch(url: string): Promise<ArrayBuffer> {
  const known = bodies.get(url);
  if (known) return known;
  const body = fetchBytes(url);
  bodies.set(url, body);
  // A failed prefetch must not break the real navigation: it is dropped, so that the next call retries.
  body.catch(() => bodies.delete(url));
  return body;
}

export async function loadPage(url: string): Promise<PagePayload> {
  const bytes = await prefetch(url);
  try {
    return await decode<PagePayload>(bytes);
  } catch {
    // Corrupt bytes are not kept: the next attempt fetches them again.
    bodies.delete(url);
    throw new LoadError('The page could not be loaded: the response is not the content of a page.');
  }
}

export function loadShell(url: string): Promise<ShellPayload> {
  const known = shells.get(url);
  if (known) return known;
  const shell = fetchBytes(url).then((bytes) => decode<ShellPayload>(bytes));
  shells.set(url, shell);
  shell.catch(() => shells.delete(url));
  return shell;
}

/** Drops everything fetched, so that the next loads fetch it again. */
export function forgetPayloads(): void {
  bodies.clear();
  shells.clear();
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await (answers.get(url) ?? fetch(url));
  } catch {
    throw new LoadError('The page could not be loaded: the server could not be reached.');
  } finally {
    answers.delete(url);
  }
  if (!response.ok)
    throw new LoadError(
      `The page could not be loaded: the server responded with status ${response.status}.`,
      response.status,
    );
  return response.arrayBuffer();
}

function decode<Payload>(bytes: ArrayBuffer): Promise<Payload> {
  // Not a blob's stream: its bytes would pass through another process and arrive some frames late.
  return createFromReadableStream<Payload>(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes));
        controller.close();
      },
    }),
  );
}
