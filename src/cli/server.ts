import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandError } from './command-error.ts';

/** Listens on all of the machine's addresses unless given one; a port in use is a readable error. */
export function listen(server: Server, port: number, host?: string): Promise<{ origin: string }> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new CommandError(`Port ${port} is already in use. Choose another one with --port.`)
          : error,
      ),
    );
    server.listen(port, host, () => resolve({ origin: `http://localhost:${(server.address() as AddressInfo).port}` }));
  });
}

/** Waits for Ctrl+C or a termination signal, then closes the server. */
export function untilStopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      server.close(() => resolve());
      server.closeAllConnections();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
