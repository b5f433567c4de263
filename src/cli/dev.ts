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
export async function runDev(engine: Engine, { siteDir, port }: Options): Promise<number> {
  const cacheDir = siteCache(engine, siteDir);
  const { baseUrl } = await loadConfig(siteDir, cacheDir);
  const http = createHttpServer();
  // Scanned at the start, so that no dependency is discovered, and the page reloaded, while somebody reads.
  const optimizeDeps = { entries: ['src/entries/browser.tsx', 'src/ui/**/*.tsx'] };
  const vite = await createViteServer({
    ...viteConfig(engine, baseUrl),
    optimizeDeps,
    server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: ['**/dist*/**'] } },
  });
  const site = new DevSite(engine, siteDir, cacheDir, vite, await bundleBoot(engine));
  await site.reload();

  vite.watcher.add(siteDir);
  vite.watcher.on('all', async (_event, path) => {
    if (relative(siteDir, path).startsWith('..')) return;
    try {
      await site.reload();
      console.log(`${relative(siteDir, path)} changed`);
      vite.environments.client.hot.send({ type: 'custom', event: 'docs:update', data: {} });
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      for (const problem of error.problems) console.error(formatProblem(problem));
    }
  });

  http.on('request', (request, response) =>
    vite.middlewares(request, response, () => void devHandler(site, request, response)),
  );
  const { origin } = await listen(http, port);
  console.log(`Writing at ${origin}${baseUrl} (Ctrl+C stops)`);
  await untilStopped(http);
  await vite.close();
  return 0;
}
