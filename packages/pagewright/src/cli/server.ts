import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { CommandError } from './command-error.ts';

/**
 * Listens for this computer only, unless given an address or `true` for all of the machine's; a port in use is a readable error.
 * Returns where the server can be reached: from this computer first, then from others.
 */
export function listen(server: Server, port: number, host?: string | true): Promise<[string, ...string[]]> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new CommandError(`port ${port} is already in use`, 'choose another one with --port')
          : error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
            ? new CommandError(
                `this computer has no address ${String(host)}`,
                `use one of its own, or --host alone for all of them: ${networkAddresses().join(', ')}`,
              )
            : error,
      ),
    );
    const address = host === true ? undefined : (host ?? '127.0.0.1');
    // Many readers may come at the same moment.
    server.listen({ port, host: address, backlog: 4096 }, () => {
      const { port: chosen } = server.address() as AddressInfo;
      const at = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${chosen}`;
      if (host === true) resolve([at('localhost'), ...networkAddresses().map(at)]);
      else resolve([at(host ?? 'localhost')]);
    });
  });
}

/** Where other devices find this computer. */
function networkAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** The lines below the first address of a server: those for other devices. */
export function otherAddresses(addresses: string[], path: string): string {
  return addresses.map((address) => `\n  from other devices: ${address}${path}`).join('');
}

/** Waits for Ctrl+C or a termination signal. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
  });
}

/**
 * Stops accepting connections and waits until all that has been asked for is sent; a second signal ends that.
 */
export function finishServer(server: Server): Promise<void> {
  const done = new Promise<void>((resolve) => server.close(() => resolve()));
  // Browsers keep connections open after their last answer.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const stopped = stopSignal().then(() => closeServer(server));
  return Promise.race([done, stopped]).finally(() => clearInterval(idle));
}

/** Closes a server and its connections, except websockets: those are closed by whoever opened them. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
