import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowDocument {
  url: string;
  /** Sends the rest. */
  finish(): void;
  close(): void;
}

/** Serves the site with one page of it in two parts: `before` ends the first, the second waits. */
export async function serveSlowDocument(origin: string, path: string, before: string): Promise<SlowDocument> {
  let finish = (): void => {};
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url!, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type')! });
    if (request.url !== path) return void response.end(body);
    const middle = body.indexOf(before);
    if (middle < 0) throw new Error(`${path} does not contain ${before}`);
    response.write(body.subarray(0, middle));
    finish = () => response.end(body.subarray(middle));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    finish: () => finish(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
