import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { home, staticHandler } from '../serve/static-server.ts';
import { notFoundFile } from '../contract/built-in-pages.ts';
import { CommandError } from './command-error.ts';
import type { Options } from './options.ts';
import { finishServer, listen, otherAddresses, stopSignal } from './server.ts';

export async function runServe({ outDir, port, host }: Options): Promise<number> {
  if (!existsSync(join(outDir, notFoundFile)))
    throw new CommandError(`there is no built website in ${outDir}`, 'run the build command first');
  const server = createServer(staticHandler(outDir));
  // Longer than proxies and clients keep a connection: else one may send a request just as it is closed here.
  server.keepAliveTimeout = 75_000;
  const [origin, ...others] = await listen(server, port, host);
  console.log(`Serving ${outDir} at ${origin}${home(outDir)}${otherAddresses(others, home(outDir))}`);
  await stopSignal();
  await finishServer(server);
  return 0;
}
