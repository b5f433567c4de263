import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WatchedSite {
  origin: string;
  /** Paths of all requests, also of those that workers make. */
  requests: string[];
  /** Sends the rest of the files that were held. */
  release(): void;
  close(): void;
}

/** The site behind a server that notes requests and sends only the first half of files that match, until they are released. */
export async function watchSite(origin: string, held: RegExp): Promise<WatchedSite> {
  const requests: string[] = [];
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer(async (request, response) => {
    const path = request.url!;
    requests.push(path);
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const kept = ['content-type', 'cache-control'].map((name) => [name, answer.headers.get(name) ?? '']);
    response.writeHead(answer.status, Object.fromEntries(kept));
    if (!held.test(path)) return void response.end(body);
    const half = body.byteLength / 2;
    response.write(body.subarray(0, half));
    await released;
    response.end(body.subarray(half));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    release,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
