import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markdownUrl } from '../kernel/urls/page-address.ts';
import { fingerprint } from '../kernel/hash.ts';
import { loadConfig } from '../site/config/load-config.ts';
import { readSiteModules } from '../site/modules/site-modules.ts';
import { stringsOf } from '../site/config/strings.ts';
import { loadSite } from '../site/load-site.ts';
import type { Site } from '../site/model.ts';
import { type Problem, SiteError, distinct, throwOnErrors, warningsAtLevels } from '../kernel/problems.ts';
import { builtInAddresses } from '../site/routes/static-files.ts';
import { staticFiles } from './output/site-files.ts';
import { type Bundle, compressAssets, ensureBundle } from './bundle/ensure-bundle.ts';
import { builtPages } from './check/built-pages.ts';
import { checkLinks } from './check/check-links.ts';
import { type CompiledDocs, compileAll, linkTable } from './compile/compile-all.ts';
import type { Engine } from './engine.ts';
import { pluginSite } from './plugins/plugin-site.ts';
import { pluginProblems, preparePlugins } from './plugins/prepare-plugins.ts';
import { markHandled } from '../kernel/mark-handled.ts';
import { Pool } from './tasks/pool.ts';
import { ProgressLine } from './progress-line.ts';
import { renderAll } from './render/render-all.ts';
import { documentFrame, renderTasks, searchSite } from './render/render-tasks.ts';
import type { PageInfos } from './render/site-pages.ts';
import { readTheme } from './theme/theme.ts';
import { searchFiles } from './search/search-index.ts';
import { ShellSet } from './render/shell-set.ts';
import type { RenderedEntry } from './cache/manifest.ts';
import { BuildCache } from './cache/cache.ts';
import type { RenderTask } from './tasks/task.ts';
import { writeOutput } from './output/write-output.ts';

interface BuildOptions {
  siteDir: string;
  /** If absent, everything is checked and nothing is written. */
  outDir?: string;
  /** If there are problems, nothing is written. */
  strict?: boolean;
}

export interface BuildResult {
  site: Site;
  bundle: Bundle;
  problems: Problem[];
  pages: { route: string; entry: RenderedEntry }[];
  tasks: RenderTask[];
  cacheDir: string;
  /** How many pages were compiled and rendered instead of reused. */
  compiled: number;
  rendered: number;
  milliseconds: Record<string, number>;
}

/** Builds the website of a site folder: read, compile, render, check, write. */
export async function build(engine: Engine, { siteDir, outDir, strict }: BuildOptions): Promise<BuildResult> {
  const problems: Problem[] = [];
  // React picks its build by this; rendering the reference tables with the development build takes three times as long.
  process.env['NODE_ENV'] ??= 'production';
  const progress = new ProgressLine();
  const pool = new Pool(engine.worker);
  const clock = stopwatch();
  try {
    progress.update('Reading the site');
    const cache = new BuildCache(siteCache(engine, siteDir));
    const config = await loadConfig(siteDir, cache.dir);
    // Runs concurrently with everything that does not need it.
    const modules = readSiteModules(resolve(siteDir), config);
    const bundling = markHandled(
      ensureBundle(engine, { siteDir: resolve(siteDir), baseUrl: config.baseUrl, modules, strings: stringsOf(config) }),
    );
    const site = await loadSite(siteDir, config, cache.dir, problems);
    clock.lap('read');

    const links = linkTable(site);
    const view = pluginSite(site, engine, cache.dir);
    const plugins = await preparePlugins(site, view);
    const { strings, components } = site;
    pool.setContext({ cacheDir: cache.dir, links, facts: { strings, components }, plugins: plugins.context });
    const { compiling, count } = compileAll(site, { engine, cache, pool, links, plugins });
    // Their errors are reported together with those of pages.
    const found = await pluginProblems(site, view, outDir ? 'build' : 'check');
    const bundle = await bundling;
    const assets = markHandled(compressAssets(bundle));
    clock.lap('bundle');

    // Each page is rendered as soon as it is compiled.
    const search = searchSite(site);
    const shellSet = new ShellSet({ engine, site, search, bundle, cache });
    const theme = await readTheme(engine.root, site);
    problems.push(...warningsAtLevels(theme.problems, config.rules));
    const frame = documentFrame(site, bundle, theme.bars);
    pool.setContext({ frame, rsc: bundle.rsc });
    const pending = renderTasks(
      { engine, site, search, frame, infos: await pageInfos(site, bundle) },
      compiling,
      shellSet,
      await shellSet.bare(),
    );
    const rendering = renderAll(pending, cache, pool, progress);
    const searchIndex = markHandled(searchFiles(engine.hash, site, rendering.docs, cache));
    const made = await rendering.all.catch(throwWith(found));
    problems.push(...found);
    throwOnErrors(problems);
    const docs: CompiledDocs = new Map();
    for (const [route, doc] of compiling) docs.set(route, await doc);
    for (const compiled of docs.values()) problems.push(...compiled.problems);
    const tasks = made.map(({ task }) => task);
    const pages = made.map(({ task, entry }) => ({ route: task.input.meta.path, entry }));
    const rendered = made.filter(({ isNew }) => isNew).length;
    await assets;
    clock.lap('pages');

    const statics = staticFiles(site.dir);
    const shells = await shellSet.all();
    const { baseUrl } = site.config;
    const exported = tasks.flatMap((task) => (task.markdown ? [markdownUrl(task.input.meta.path)] : []));
    const files = new Set([...statics.map(({ path }) => baseUrl + path), ...builtInAddresses(baseUrl), ...exported]);
    problems.push(...warningsAtLevels(checkLinks(builtPages(site, docs, pages, shells), files), config.rules));
    clock.lap('check');

    const output = { site, bundle, bars: theme.bars, cacheDir: cache.dir, shells, tasks, statics, search: searchIndex };
    if (outDir && !(strict && problems.length > 0)) await writeOutput(outDir, output);
    else await searchIndex;
    cache.save();
    clock.lap('write');
    const { dir: cacheDir } = cache;
    return {
      site,
      bundle,
      problems: distinct(problems),
      pages,
      tasks,
      cacheDir,
      compiled: count,
      rendered,
      milliseconds: clock.laps,
    };
  } finally {
    progress.clear();
    await pool.close();
  }
}

/** Adds the errors among these problems to those of a failure. */
function throwWith(problems: Problem[]): (error: unknown) => never {
  return (error) => {
    if (error instanceof SiteError) throwOnErrors([...error.problems, ...problems]);
    throw error;
  };
}

/** Known once the pages are bundled; most sites have none. */
async function pageInfos(site: Site, { rsc }: Bundle): Promise<PageInfos> {
  if (Object.keys(site.modules.pages).length === 0) return {};
  const { sitePageInfos } = (await import(pathToFileURL(rsc).href)) as typeof import('../entries/rsc.tsx');
  return sitePageInfos();
}

/** Where builds of one site folder cache what they can reuse. */
export function siteCache(engine: Pick<Engine, 'cache'>, siteDir: string): string {
  return join(engine.cache, `site-${fingerprint(resolve(siteDir))}`);
}

function stopwatch(): { lap(name: string): void; laps: Record<string, number> } {
  const laps: Record<string, number> = {};
  let last = performance.now();
  return {
    laps,
    lap(name) {
      const now = performance.now();
      laps[name] = now - last;
      last = now;
    },
  };
}
