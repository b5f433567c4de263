import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandError } from './command-error.ts';

/** Listens on all of the machine's addresses unless given one; a port in use is a readable error. */
export function listen(server: Server, port: number, host?: string): Promise<{ origin: string }> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new CommandError(`port ${port} is already in use`, 'choose another one with --port')
          : error,
      ),
    );
    server.listen(port, host, () => resolve({ origin: `http://localhost:${(server.address() as AddressInfo).port}` }));
  });
}

/** Waits for Ctrl+C or a termination signal. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
  });
}

/** Closes a server and its connections, except websockets: those are closed by whoever opened them. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
