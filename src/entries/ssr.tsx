import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import { renderToReadableStream } from 'react-dom/server.edge';
import { App } from '../ui/app/App.tsx';
import type { PagePayload, ShellPayload } from '../ui/page-data.ts';

const shells = new Map<Uint8Array, Promise<ShellPayload>>();

/** Renders the inside of the root element from the two payloads the browser gets too. */
export async function renderRoot(pageBytes: Uint8Array, shellBytes: Uint8Array): Promise<string> {
  const page = await decode<PagePayload>(pageBytes);
  const decoded = shells.get(shellBytes) ?? decode<ShellPayload>(shellBytes);
  shells.set(shellBytes, decoded);
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(<App page={page} shell={await decoded} />, {
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return withoutHints(await new Response(stream).text());
}

/** The bundler's plugin has React announce the application's files ahead of the page; here they wait for the reader's first intent. */
function withoutHints(html: string): string {
  return html.replace(/^(?:<link\b[^>]*>)+/, '');
}

function decode<Payload>(bytes: Uint8Array): Promise<Payload> {
  return createFromReadableStream<Payload>(new Blob([bytes as BlobPart]).stream());
}
