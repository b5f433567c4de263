import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { home, staticHandler } from '../serve/static-server.ts';
import { notFoundFile } from '../contract/built-in-pages.ts';
import { CommandError } from './command-error.ts';
import type { Options } from './options.ts';
import { closeServer, listen, stopSignal } from './server.ts';

export async function runServe({ outDir, port }: Options): Promise<number> {
  if (!existsSync(join(outDir, notFoundFile)))
    throw new CommandError(`there is no built website in ${outDir}`, 'run the build command first');
  const server = createServer(staticHandler(outDir));
  const { origin } = await listen(server, port);
  console.log(`Serving ${outDir} at ${origin}${home(outDir)}`);
  await stopSignal();
  await closeServer(server);
  return 0;
}
