import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { home, staticHandler } from '../serve/static-server.ts';
import { notFoundFile } from '../contract/built-in-pages.ts';
import { CommandError } from './command-error.ts';
import type { Options } from './options.ts';
import { closeServer, listen, otherAddresses, stopSignal } from './server.ts';

export async function runServe({ outDir, port, host }: Options): Promise<number> {
  if (!existsSync(join(outDir, notFoundFile)))
    throw new CommandError(`there is no built website in ${outDir}`, 'run the build command first');
  const server = createServer(staticHandler(outDir));
  const [origin, ...others] = await listen(server, port, host);
  console.log(`Serving ${outDir} at ${origin}${home(outDir)}${otherAddresses(others, home(outDir))}`);
  await stopSignal();
  await closeServer(server);
  return 0;
}
