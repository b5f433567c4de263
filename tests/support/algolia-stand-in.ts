import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { type IndexStore, indexStore } from './algolia-store.ts';

/** A request as received, its body parsed as JSON. */
export interface Recorded {
  method: string;
  path: string;
  /** Sent in a header by Node and in the URL by browsers. */
  key: string | undefined;
  application: string | undefined;
  body: unknown;
}

/** What a request gets instead of the right answer. */
export type Mishap = 'silence' | 'hang-up' | { status: number; body: string };

export interface AlgoliaStandIn {
  url: string;
  requests: Recorded[];
  store: IndexStore;
  /** The response to searches. */
  answer: unknown;
  /** Matching requests fail, the given number of times. */
  fail(mishap: Mishap, matches?: (request: Recorded) => boolean, times?: number): void;
  close(): Promise<void>;
}

/** A mock of the parts of Algolia's API that we use, for one application and its key. */
export async function startAlgolia(application: string, key: string): Promise<AlgoliaStandIn> {
  const store = indexStore();
  const mishaps: { mishap: Mishap; matches: (request: Recorded) => boolean; left: number }[] = [];

  const server = createServer(async (incoming, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    if (incoming.method === 'OPTIONS') return response.end();
    const request = await record(incoming);
    standIn.requests.push(request);
    const found = mishaps.find(({ matches, left }) => left > 0 && matches(request));
    if (found) {
      found.left--;
      return play(found.mishap, response);
    }
    if (request.application !== application || request.key !== key)
      return send(response, 403, { message: 'Invalid Application-ID or API key', status: 403 });
    if (request.path === '/1/indexes/*/queries') return send(response, 200, standIn.answer);
    const { status, body } = store.handle(request);
    return send(response, status, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const standIn: AlgoliaStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    store,
    answer: { results: [{ hits: [], nbHits: 0 }] },
    fail: (mishap, matches = () => true, times = Infinity) => mishaps.push({ mishap, matches, left: times }),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return standIn;
}

async function record(incoming: IncomingMessage): Promise<Recorded> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const sent = Buffer.concat(chunks);
  const text = (incoming.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent).toString();
  const { pathname, searchParams } = new URL(incoming.url!, 'http://localhost');
  const fact = (name: string): string | undefined =>
    (incoming.headers[name] as string | undefined) ?? searchParams.get(name) ?? undefined;
  return {
    method: incoming.method!,
    path: decodeURIComponent(pathname),
    key: fact('x-algolia-api-key'),
    application: fact('x-algolia-application-id'),
    body: text ? (JSON.parse(text) as unknown) : undefined,
  };
}

function play(mishap: Mishap, response: ServerResponse): void {
  if (mishap === 'hang-up') response.destroy();
  else if (mishap !== 'silence') response.writeHead(mishap.status).end(mishap.body);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
