import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface FeedbackEndpoint {
  /** Where sites send messages. */
  url: string;
  /** What has arrived, with the headers that could tell who sent it. */
  messages: { body: unknown; cookie?: string; referer?: string }[];
  /** What it answers with. */
  status: number;
  /** Answers wait until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** What a site with the plugin `feedback` sends messages to, on another origin. */
export async function startFeedbackEndpoint(): Promise<FeedbackEndpoint> {
  let released = Promise.resolve();
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return response.end();
    const { cookie, referer } = request.headers;
    endpoint.messages.push({
      body: await json(request),
      ...(cookie !== undefined && { cookie }),
      ...(referer !== undefined && { referer }),
    });
    await released;
    return response.writeHead(endpoint.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint: FeedbackEndpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs?site=basic`,
    messages: [],
    status: 204,
    hold() {
      let release = (): void => {};
      released = new Promise((resolve) => (release = resolve));
      return release;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return endpoint;
}
