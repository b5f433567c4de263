import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server.node';
import { en } from '../contract/strings/en.ts';
import type { Strings } from '../contract/strings/strings.ts';
import { readStrings } from '../contract/strings/t.ts';
import { App } from '../ui/app/App.tsx';
import type { PagePayload } from '../contract/page-data.ts';
import type { ShellPayload } from '../contract/shell-data.ts';

/** The texts of what is being rendered: pages in several languages may be at the same time. */
const language = new AsyncLocalStorage<{ strings: Strings }>();
readStrings(() => language.getStore()?.strings ?? en);

const shells = new WeakMap<Uint8Array, Promise<ShellPayload>>();

/** Renders the content of the root element from the same two payloads that the browser gets. */
export function renderRoot(pageBytes: Uint8Array, shellBytes: Uint8Array): Promise<string> {
  const spoken: { strings: Strings } = { strings: en };
  // Around all of it: a component whose file is still loading is rendered by whoever decoded its payload.
  return language.run(spoken, async () => {
    const page = await decode<PagePayload>(pageBytes);
    const decoded = shells.get(shellBytes) ?? decode<ShellPayload>(shellBytes);
    shells.set(shellBytes, decoded);
    const shell = await decoded;
    if (shell.strings) spoken.strings = shell.strings;
    return withoutHints(await renderToText(<App page={page} shell={shell} />));
  });
}

/** Stands before a `<Suspense>` whose content is missing. */
const unfinished = '<!--$!-->';

/**
 * The payloads are complete: there is nothing to wait for but the files of client components, once each. So nearly all
 * pages can do with React's renderer for strings, which takes half the time of the one that can wait and encodes all it writes.
 */
async function renderToText(element: ReactNode): Promise<string> {
  try {
    const html = renderToString(element);
    if (!html.includes(unfinished)) return html;
  } catch {
    // It had to wait, or it failed: then the other renderer reports the error.
  }
  return renderWhenReady(element);
}

function renderWhenReady(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, { onError: reject, onAllReady: () => pipe(sink) });
  });
}

/** The bundler plugin makes React preload the application's files; here they wait for the reader's first intent. */
function withoutHints(html: string): string {
  return html.replace(/^(?:<link\b[^>]*>)+/, '');
}

function decode<Payload>(bytes: Uint8Array): Promise<Payload> {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return createFromReadableStream<Payload>(stream);
}
