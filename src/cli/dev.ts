import { createServer as createHttpServer } from 'node:http';
import { relative } from 'node:path';
import { createServer as createViteServer } from 'vite';
import { bundleBoot } from '../build/bundle-boot.ts';
import { siteCache } from '../build/build.ts';
import type { Engine } from '../build/engine.ts';
import { viteConfig } from '../build/vite-config.ts';
import { DevSite } from '../dev/dev-site.ts';
import { devHandler } from '../dev/handler.ts';
import { loadConfig } from '../site/load-config.ts';
import { SiteError, formatProblem } from '../site/problems.ts';
import type { Options } from './options.ts';
import { listen, untilStopped } from './server.ts';

/** Serves the site straight from its files. A saved page is shown in open browsers without a reload. */
export async function runDev(engine: Engine, { siteDir, outDir, port }: Options): Promise<number> {
  const cacheDir = siteCache(engine, siteDir);
  const { baseUrl } = await loadConfig(siteDir, cacheDir);
  const http = createHttpServer();
  // Scanned at the start, so that no dependency is discovered, and the page reloaded, while somebody reads.
  const optimizeDeps = { entries: ['src/entries/browser.tsx', 'src/ui/**/*.tsx'] };
  const vite = await createViteServer({
    ...viteConfig(engine, baseUrl),
    optimizeDeps,
    // The output, and what a build puts beside it on the way.
    server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: (path) => path.startsWith(outDir) } },
  });
  const site = new DevSite(engine, siteDir, cacheDir, vite, await bundleBoot(engine));
  try {
    await site.reload();
  } catch (error) {
    await vite.close();
    throw error;
  }

  const reload = oneAtATime(async () => {
    try {
      await site.reload();
      vite.environments.client.hot.send({ type: 'custom', event: 'docs:update', data: {} });
    } catch (error) {
      // A file may have gone while it was read. The next change reads all again.
      if (!(error instanceof SiteError)) return console.error(error);
      for (const problem of error.problems) console.error(formatProblem(problem));
    }
  });
  vite.watcher.add(siteDir);
  vite.watcher.on('all', (_event, path) => {
    if (relative(siteDir, path).startsWith('..')) return;
    console.log(`${relative(siteDir, path)} changed`);
    void reload();
  });

  http.on('request', (request, response) =>
    vite.middlewares(request, response, () => void devHandler(site, request, response)),
  );
  // Vite shows the engine's files to whoever can connect.
  const { origin } = await listen(http, port, 'localhost');
  console.log(`Writing at ${origin}${baseUrl} (Ctrl+C stops)`);
  await untilStopped(http);
  await vite.close();
  return 0;
}

/** While it runs, calls are put together into one that follows: switching branches changes hundreds of files at once. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await run();
    }
    isRunning = false;
  };
}
