import { join, resolve } from 'node:path';
import { markdownUrl } from '../kernel/urls/page-address.ts';
import { fingerprint } from '../kernel/hash.ts';
import { loadConfig } from '../site/config/load-config.ts';
import { readSiteModules } from '../site/modules/site-modules.ts';
import { stringsOf } from '../site/config/strings.ts';
import { loadSite } from '../site/load-site.ts';
import type { Site } from '../site/model.ts';
import { type Problem, distinct, warningsAtLevels } from '../kernel/problems.ts';
import { builtInAddresses } from '../site/routes/static-files.ts';
import { staticFiles } from './output/site-files.ts';
import { type BuiltSite, buildPages } from './build-pages.ts';
import { type Bundle, compressAssets, ensureBundle } from './bundle/ensure-bundle.ts';
import { checkLinks } from './check/check-links.ts';
import type { Engine } from './engine.ts';
import { markHandled } from '../kernel/mark-handled.ts';
import { type CopyMaker, copyMaker } from './images/copy-maker.ts';
import { Pool } from './tasks/pool.ts';
import { ProgressLine } from './progress-line.ts';
import { readTheme } from './theme/theme.ts';
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
  let copies: CopyMaker | undefined;
  try {
    progress.update('Reading the site');
    const cache = new BuildCache(siteCache(engine, siteDir));
    const config = await loadConfig(siteDir, cache.dir);
    copies = await copyMaker(siteDir, config, cache, outDir !== undefined);
    // Runs concurrently with everything that does not need it.
    const modules = readSiteModules(resolve(siteDir), config);
    const bundling = markHandled(
      ensureBundle(engine, {
        siteDir: resolve(siteDir),
        baseUrl: config.baseUrl,
        modules,
        strings: stringsOf(config),
        languages: Object.keys(config.i18n.locales).length,
      }),
    );
    const site = await loadSite(siteDir, config, cache.dir, problems);
    clock.lap('read');

    const theme = await readTheme(engine.root, site);
    problems.push(...warningsAtLevels(theme.problems, config.rules));
    const assets = markHandled(bundling.then(compressAssets));
    const command = outDir ? 'build' : 'check';
    const sites: BuiltSite[] = [];
    // One language after the other: what the threads know of the site is that of one.
    for (const one of [site, ...site.translations])
      sites.push(await buildPages(one, { engine, cache, pool, progress, bundling, bars: theme.bars, copies, command }));
    const bundle = await bundling;
    await assets;
    clock.lap('pages');

    const statics = staticFiles(site.dir);
    const tasks = sites.flatMap((one) => one.tasks);
    problems.push(...sites.flatMap((one) => one.problems));
    const exported = tasks.flatMap((task) => (task.markdown ? [markdownUrl(task.input.meta.path)] : []));
    const builtIn = sites.flatMap((one) => [...builtInAddresses(one.site.config.baseUrl)]);
    const added = sites.flatMap(({ files: own, site: { config: of } }) => own.map(({ path }) => of.baseUrl + path));
    const copied = copies?.files() ?? [];
    const inBase = [...statics.map(({ path }) => path), ...copied.map(({ file }) => file)];
    const files = new Set([...inBase.map((path) => site.assetBase + path), ...builtIn, ...exported, ...added]);
    const checked = sites.flatMap((one) => one.checked);
    problems.push(...warningsAtLevels(checkLinks(checked, files), config.rules));
    clock.lap('check');

    progress.update('Making copies of pictures');
    await copies?.finish();
    if (outDir && !(strict && problems.length > 0))
      await writeOutput(outDir, { sites, bundle, bars: theme.bars, cacheDir: cache.dir, statics, copies: copied });
    else await Promise.all(sites.map(({ search }) => search));
    cache.save();
    clock.lap('write');
    const { dir: cacheDir } = cache;
    return {
      site,
      bundle,
      problems: distinct(problems),
      pages: sites.flatMap((one) => one.pages),
      tasks,
      cacheDir,
      compiled: sum(sites.map((one) => one.compiled)),
      rendered: sum(sites.map((one) => one.rendered)),
      milliseconds: clock.laps,
    };
  } finally {
    copies?.stop();
    progress.clear();
    await pool.close();
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

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
