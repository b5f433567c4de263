import { createServer } from 'node:http';
import type { Engine } from '../pipeline/engine.ts';
import type { Options } from './options.ts';
import { checkApart } from './output-error.ts';
import { closeServer, listen, otherAddresses, stopSignal } from './server.ts';

/** Serves the site straight from its sources. Saved pages update in open browsers without a reload. */
export async function runDev(engine: Engine, { siteDir, outDir, port, host }: Options): Promise<number> {
  checkApart(siteDir, outDir);
  const http = createServer();
  // Before anything else is loaded: a port that is taken is said at once.
  const [origin, ...others] = await listen(http, port, host);
  const starting = import('../dev/dev-server.ts').then(({ DevServer }) => new DevServer({ engine, siteDir, outDir }));
  // What is asked for meanwhile waits.
  http.on('request', async (request, response) => (await starting).answer(request, response));
  try {
    const stopped = stopSignal();
    const server = await starting;
    try {
      const baseUrl = await Promise.race([server.ready, stopped]);
      if (baseUrl !== undefined)
        console.log(
          `Development server running at ${origin}${baseUrl} (press Ctrl+C to stop)${otherAddresses(others, baseUrl)}`,
        );
      await stopped;
      return 0;
    } finally {
      server.close();
    }
  } finally {
    await closeServer(http);
  }
}
