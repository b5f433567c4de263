import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { type ViteDevServer, createServer as createViteServer, searchForWorkspaceRoot } from 'vite';
import { bundleBoot } from '../pipeline/bundle/bundle-boot.ts';
import { siteCache } from '../pipeline/build.ts';
import type { Engine } from '../pipeline/engine.ts';
import { pathOf } from '../serve/static-server.ts';
import { isOutput } from '../pipeline/output/output-folder.ts';
import { viteConfig } from '../pipeline/bundle/vite-config.ts';
import { DevSearch } from '../dev/dev-search.ts';
import { DevSite } from '../dev/dev-site.ts';
import { devHandler } from '../dev/handler.ts';
import { editEvents } from '../contract/edit-events.ts';
import { stringsOf } from '../site/config/strings.ts';
import { loadConfig } from '../site/config/load-config.ts';
import { readSiteModules } from '../site/modules/site-modules.ts';
import { SiteError } from '../kernel/problems.ts';
import { isWithin, relativePath } from '../kernel/files/relative-path.ts';
import { count } from '../kernel/text/count.ts';
import type { Options } from './options.ts';
import { checkApart } from './output-error.ts';
import { closeServer, listen, otherAddresses, stopSignal } from './server.ts';

/**
 * Milliseconds between the report of a change and reading the site. After it has reported one, the watcher is silent
 * about a file for 50 ms: what an editor that saves and then formats writes in that time has to be there when we read.
 */
const quietTime = 60;

/** How many milliseconds a request waits at most for changes to be read. */
const longestWait = 2000;

/** Serves the site straight from its sources. Saved pages update in open browsers without a reload. */
export async function runDev(engine: Engine, { siteDir, outDir, port, host }: Options): Promise<number> {
  checkApart(siteDir, outDir);
  const cacheDir = siteCache(engine, siteDir);
  const config = await loadConfig(siteDir, cacheDir);
  const { baseUrl } = config;
  const own = { modules: readSiteModules(siteDir, config) };
  const http = createHttpServer();
  // Scanned at the start, so that no late discovery of a dependency reloads the page while somebody reads.
  const optimizeDeps = { entries: ['src/entries/browser.tsx', 'src/ui/**/*.tsx', '!src/ui/**/*.test.tsx'] };
  const vite = await createViteServer({
    ...viteConfig(engine, baseUrl, () => own.modules),
    // Vite's own choice is node_modules, where we may not write if there is another cache.
    cacheDir: join(cacheDir, 'vite'),
    optimizeDeps,
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: (path) => isOutput(outDir, path) },
      fs: { allow: [searchForWorkspaceRoot(engine.root), engine.root, siteDir] },
      // By numbers it answers anyway.
      ...(typeof host === 'string' && { allowedHosts: [host] }),
    },
  });
  try {
    const boot = await bundleBoot(engine, stringsOf(config));
    const dev = { engine, vite, boot, search: new DevSearch(), own };
    const site = new DevSite(dev, siteDir, cacheDir, baseUrl);
    await firstGoodState(site);
    const editsRead = showEdits(vite, site, siteDir);
    http.on('request', (request, response) =>
      vite.middlewares(request, response, async () => {
        await editsRead();
        // Vite has stripped the base path from `url`.
        const { originalUrl = '/' } = request as { originalUrl?: string };
        await devHandler(site.pagesAt(pathOf(originalUrl)), request, response);
      }),
    );
    // Only locally unless asked: Vite serves the engine's files to anyone who can connect.
    const [origin, ...others] = await listen(http, port, host ?? 'localhost');
    console.log(
      `Development server running at ${origin}${baseUrl} (press Ctrl+C to stop)${otherAddresses(others, baseUrl)}`,
    );
    await stopSignal();
    return 0;
  } finally {
    // Vite's watcher would keep the process alive, and its websockets to open pages the server.
    await Promise.all([vite.close(), closeServer(http)]);
  }
}

/** Reads the site again and again as long as it has errors, which a running server would tolerate. */
async function firstGoodState(site: DevSite): Promise<void> {
  let printed: string | undefined;
  for (;;) {
    try {
      return await site.reload();
    } catch (error) {
      // Anything else may be a file that has vanished while it was being read.
      const text = error instanceof SiteError ? waitingFor(error) : inspect(error);
      if (text !== printed) console.error(text);
      printed = text;
      // Not the watcher: until it has looked at all files, it misses edits.
      await wait(1000);
    }
  }
}

function waitingFor({ message, problems }: SiteError): string {
  return `${message}\n\nThe server starts once this is fixed: ${count(problems.length, 'error')}.`;
}

/**
 * After each file change, reloads the site and notifies open browsers. Returns a function that waits for the changes
 * reported so far: a document of one state and the content of the next would not match.
 */
function showEdits(vite: ViteDevServer, site: DevSite, siteDir: string): () => Promise<void> {
  const { hot } = vite.environments.client;
  // The last good site stays visible, with this message above it.
  let wrong: string | undefined;
  // Browsers that connect later need to know, too.
  hot.on(editEvents.listening, (_data, client) => wrong && client.send(editEvents.problems, { text: wrong }));
  // Open pages keep the pictures they have loaded, even if the file is another one now: only a new document asks for them.
  let isStaticChanged = false;
  let reading = Promise.resolve();
  const reload = oneAtATime(async () => {
    const isDocumentStale = isStaticChanged;
    isStaticChanged = false;
    try {
      await wait(quietTime);
      await site.reload();
      wrong = undefined;
      if (isDocumentStale) hot.send({ type: 'full-reload' });
      else hot.send(editEvents.update, {});
    } catch (error) {
      isStaticChanged ||= isDocumentStale;
      // A file may have vanished while it was being read. The next change reloads everything.
      if (!(error instanceof SiteError)) return console.error(error);
      console.error(error.message);
      wrong = error.message;
      hot.send(editEvents.problems, { text: wrong });
    }
  });
  vite.watcher.add(siteDir);
  vite.watcher.on('all', (_event, path) => {
    if (!isWithin(siteDir, path)) return;
    console.log(`${relativePath(siteDir, path)} changed`);
    isStaticChanged ||= isWithin(join(siteDir, 'static'), path);
    reading = reload();
  });
  // Not for long: something may be writing all the time.
  return () => Promise.race([reading, wait(longestWait, undefined, { ref: false })]);
}

/** Calls during a run are coalesced into one that follows: switching branches changes hundreds of files at once. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const runAll = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      await run();
    }
    running = undefined;
  };
  return () => {
    isWanted = true;
    return (running ??= runAll());
  };
}
