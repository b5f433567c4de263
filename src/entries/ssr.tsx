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
  const stream = await renderToReadableStream(<App page={page} shell={await decoded} />, { onError: (error) => void errors.push(error) });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return new Response(stream).text();
}

function decode<Payload>(bytes: Uint8Array): Promise<Payload> {
  return createFromReadableStream<Payload>(new Blob([bytes as BlobPart]).stream());
}
