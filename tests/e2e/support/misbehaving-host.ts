import { type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What a host, or a network on the way to it, does to the answers of a site. */
const faults = {
  /** The connection ends in the middle of an answer. */
  cut(response: ServerResponse, body: Buffer) {
    response.setHeader('content-length', body.length);
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  /** Half of an answer comes as if it were whole. */
  halved: (response: ServerResponse, body: Buffer) => void response.end(body.subarray(0, body.length / 2)),
  /** A document comes in the place of whatever was asked for. */
  replaced(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!DOCTYPE html><title>Sign in</title>');
  },
  /** Nobody answers. */
  silent() {},
  /** Nobody is there. */
  gone: (response: ServerResponse) => void response.destroy(),
};

export type Fault = keyof typeof faults;

export interface MisbehavingHost {
  address: string;
  /** From now on, for these paths. */
  misbehave(paths: RegExp, fault: Fault): void;
  mend(): void;
  close(): void;
}

/** Serves what another server serves, until it is told to misbehave. */
export async function startMisbehavingHost(origin: string): Promise<MisbehavingHost> {
  let current: { paths: RegExp; fault: Fault } | undefined;
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin), { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    response.statusCode = answer.status;
    for (const name of ['content-type', 'location', 'cache-control', 'content-security-policy']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    if (current?.paths.test(url)) faults[current.fault](response, body);
    else response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    misbehave: (paths, fault) => void (current = { paths, fault }),
    mend: () => void (current = undefined),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
