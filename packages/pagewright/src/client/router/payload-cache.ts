import { createFromReadableStream } from '@vitejs/plugin-rsc/browser';
import { preload } from 'react-dom';
import { type LoadError, distrust, fetchBytes, notWhole, orFail } from './fetch-bytes.ts';
import { trustPayload } from '../document/trusted-types.ts';
import type { PageMeta, PagePayload } from '../../contract/page-data.ts';
import type { ShellPayload } from '../../contract/shell-data.ts';

export interface PageInShell {
  page: PagePayload;
  shell: ShellPayload;
}

interface Fetched {
  body: Promise<ArrayBuffer>;
  at: number;
  isComplete: boolean;
}

const bodies = new Map<string, Fetched>();
const shells = new Map<string, Promise<ShellPayload>>();
/** What bytes decode to, as long as they are kept. */
const decoded = new WeakMap<ArrayBuffer, Promise<PagePayload>>();

/** Milliseconds. A tab may stay open for days, and the content of pages changes without a new build of the engine. */
const keptFor = 5 * 60 * 1000;
/** After this, a click does not wait for a request that was made ahead of it. */
const patience = 5000;

export function isRecent(at: number | undefined): boolean {
  return at !== undefined && Date.now() - at < keptFor;
}

/** The bytes of a page's payload, often fetched ahead of time; they are decoded when somebody is about to go there. */
export function pageBytes(url: string): Promise<ArrayBuffer> {
  const known = bodies.get(url);
  if (known && isRecent(known.at) && !isStuck(known)) return known.body;
  // Always asks the server: a copy that the host lets browsers keep may belong to a build that is gone.
  const body = fetchBytes(url, 'no-cache').catch((error: LoadError) => {
    // A failed prefetch must not break the real navigation: it is dropped, so that the next call retries.
    const isLatest = drop(url, body);
    if (!known?.isComplete || error.status !== undefined) throw error;
    // Without a connection, the page as it was is better than none.
    if (isLatest) bodies.set(url, known);
    return known.body;
  });
  const fetched = { body, at: Date.now(), isComplete: false };
  bodies.set(url, fetched);
  body.then(
    () => (fetched.isComplete = true),
    () => {},
  );
  return body;
}

function isStuck({ at, isComplete }: Fetched): boolean {
  return !isComplete && Date.now() - at > patience;
}

/** Returns whether there was something to drop: everything may have been forgotten and fetched again meanwhile. */
function drop(url: string, body: Promise<ArrayBuffer>): boolean {
  return bodies.get(url)?.body === body && bodies.delete(url);
}

export async function loadPage(url: string): Promise<PagePayload> {
  const ahead = bodies.get(url)?.body;
  let body = pageBytes(url);
  try {
    const bytes = await body.catch((error: LoadError) => {
      if (body !== ahead || error.status !== undefined) throw error;
      // A request made ahead of need was lost on the way: whoever waits now has one of their own.
      body = pageBytes(url);
      return body;
    });
    const page = decoded.get(bytes) ?? decode<PagePayload>(bytes);
    decoded.set(bytes, page);
    return await page;
  } catch (error) {
    // Corrupt bytes are not kept: the next attempt fetches them again.
    drop(url, body);
    distrust(url);
    throw error;
  }
}

/**
 * Gets a page ready for a click: content decoded, stylesheets loaded, which would cost a round trip after it. They are not put into the
 * document: React waits for those that it puts there itself.
 */
export async function preparePage(url: string): Promise<void> {
  const { styles = [] } = await loadPage(url);
  for (const href of styles) preload(href, { as: 'style' });
}

export function loadShell(url: string): Promise<ShellPayload> {
  const known = shells.get(url);
  if (known) return known;
  const shell = fetchBytes(url, 'default').then((bytes) => decode<ShellPayload>(bytes));
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

function decode<Payload>(bytes: ArrayBuffer): Promise<Payload> {
  trustPayload(bytes);
  // Not a blob's stream: its bytes would pass through another process and arrive some frames late.
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });
  return orFail(createFromReadableStream<Payload>(stream), notWhole());
}
