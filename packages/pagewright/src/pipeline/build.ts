import { resolve } from 'node:path';
import { keepHeapSmall } from '../kernel/small-heap.ts';
import { stopwatch } from '../kernel/stopwatch.ts';
import { count } from '../kernel/text/count.ts';
import { loadConfig } from '../site/config/load-config.ts';
import { readSiteModules } from '../site/modules/site-modules.ts';
import { stringsOf } from '../site/config/strings.ts';
import { loadSite } from '../site/load-site.ts';
import type { Site } from '../site/model.ts';
import { type Problem, distinct, warningsAtLevels } from '../kernel/problems.ts';
import { staticFiles } from './output/site-files.ts';
import { type BuiltSite, buildPages } from './build-pages.ts';
import { type Bundle, compressAssets, ensureBundle } from './bundle/ensure-bundle.ts';
import { type BuiltPage, checkLinks } from './check/check-links.ts';
import { type RecordedChange, checkPromises } from './check/check-promises.ts';
import { checkPolicy } from './check/check-policy.ts';
import { sitePolicy } from '../site/policy/site-policy.ts';
import type { Engine } from './engine.ts';
import { engineVersion } from './engine-version.ts';
import { markHandled } from '../kernel/mark-handled.ts';
import { type CopyMaker, copyMaker } from './images/copy-maker.ts';
import { MadeFiles } from './plugins/made-files.ts';
import { Pool } from './tasks/pool.ts';
import { ProgressLine } from './progress-line.ts';
import { readTheme } from './theme/theme.ts';
import type { RenderedEntry } from './cache/manifest.ts';
import { BuildCache } from './cache/cache.ts';
import { siteCache } from './cache/site-cache.ts';
import type { RenderedTask } from './tasks/task.ts';
import { addressesBesidesPages } from './output/addresses-besides-pages.ts';
import { PublishedFolders } from './output/published-folders.ts';
import { writeOutput } from './output/write-output.ts';
import type { HostLayout } from './output/hosts/hosts.ts';

interface BuildOptions {
  siteDir: string;
  /** If absent, everything is checked and nothing is written. */
  outDir?: string;
  /** If there are problems, nothing is written. */
  strict?: boolean;
  /** Whether what was published and is gone is meant to be, and what is new becomes part of the list. */
  accept?: boolean;
  /** Which host the output is for, or in which layout it is; in folders if absent. */
  hostLayout?: HostLayout;
}

export interface BuildResult {
  site: Site;
  bundle: Bundle;
  problems: Problem[];
  pages: { route: string; entry: RenderedEntry }[];
  /** What the link check has looked at. */
  checked: BuiltPage[];
  tasks: RenderedTask[];
  cacheDir: string;
  /** How many pages were compiled and rendered instead of reused. */
  compiled: number;
  rendered: number;
  /** How many versions were taken as they are. */
  frozen: number;
  /** What became of the list of published addresses, if it was written. */
  recorded?: RecordedChange;
  milliseconds: Record<string, number>;
}

/** From so many on, a build would take more memory than small machines have: `bench/README.md` says what less costs. */
const manyPages = 1000;

/** Builds the website of a site folder: read, compile, render, check, write. */
export async function build(
  engine: Engine,
  { siteDir, outDir, strict, accept = false, hostLayout = 'folders' }: BuildOptions,
): Promise<BuildResult> {
  const problems: Problem[] = [];
  // React picks its build by this; rendering the reference tables with the development build takes three times as long.
  process.env['NODE_ENV'] ??= 'production';
  const progress = new ProgressLine();
  const pool = new Pool(engine.worker);
  const clock = stopwatch();
  let copies: CopyMaker | undefined;
  let made: MadeFiles | undefined;
  try {
    progress.update('Reading the site');
    const cache = new BuildCache(siteCache(engine, siteDir));
    const published = outDir ? new PublishedFolders(cache, resolve(outDir), hostLayout) : undefined;
    const config = await loadConfig(siteDir, cache.dir);
    copies = await copyMaker(siteDir, config, cache, outDir !== undefined);
    made = new MadeFiles(cache, outDir !== undefined);
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
    const site = await loadSite(siteDir, config, cache.dir, problems, { engineHash: engine.hash });
    clock.lap('read');
    if (site.routes.size >= manyPages) keepHeapSmall();

    const theme = await readTheme(engine.root, site);
    problems.push(...warningsAtLevels(theme.problems, config.rules));
    const assets = markHandled(bundling.then((bundle) => compressAssets(engine, bundle)));
    const command = outDir ? 'build' : 'check';
    const sites: BuiltSite[] = [];
    // One language after the other: what the threads know of the site is that of one.
    for (const one of [site, ...site.translations])
      sites.push(
        await buildPages(one, {
          engine,
          cache,
          pool,
          progress,
          bundling,
          bars: theme.bars,
          copies,
          made,
          published,
          command,
        }),
      );
    const bundle = await bundling;
    await assets;
    clock.lap('pages');

    const statics = staticFiles(site.dir);
    const tasks = sites.flatMap((one) => one.tasks);
    problems.push(...sites.flatMap((one) => one.problems));
    const copied = copies?.files() ?? [];
    const slow = made.files();
    const files = addressesBesidesPages(site, sites, [
      ...statics.map(({ path }) => path),
      ...copied.map(({ file }) => file),
    ]);
    for (const { file } of slow) files.add(`/${file}`);
    const checked = sites.flatMap((one) => one.checked);
    const blocked = checkPolicy(checked, sitePolicy(config, [], [bundle.needs]));
    const promises = checkPromises(site.dir, sites, files, accept);
    const found = [...checkLinks(checked, files), ...blocked, ...promises.problems];
    problems.push(...warningsAtLevels(found, config.rules));
    clock.lap('check');

    progress.update('Making pictures');
    await copies?.finish();
    await made.finish();
    const isWritten = !(strict && problems.length > 0);
    if (outDir && published && isWritten)
      await writeOutput(outDir, {
        sites,
        published,
        bundle,
        bars: theme.bars,
        cacheDir: cache.dir,
        statics,
        copies: copied,
        made: slow,
        engineVersion: engineVersion(engine.root),
        hostLayout,
      });
    else await Promise.all(sites.map(({ search }) => search));
    const recorded = outDir && isWritten ? promises.record?.() : undefined;
    for (const one of sites) await one.keepVersions();
    cache.save();
    if (cache.damaged.size > 0)
      console.warn(
        `The cache was damaged: what needed ${count(cache.damaged.size, 'file')} of it has been made again.`,
      );
    clock.lap('write');
    const { dir: cacheDir } = cache;
    return {
      site,
      bundle,
      problems: distinct(problems),
      pages: sites.flatMap((one) => one.pages),
      checked,
      tasks,
      cacheDir,
      compiled: sum(sites.map((one) => one.compiled)),
      rendered: sum(sites.map((one) => one.rendered)),
      frozen: sum(sites.map((one) => one.frozen)),
      ...(recorded && { recorded }),
      milliseconds: clock.laps,
    };
  } finally {
    copies?.stop();
    made?.stop();
    progress.clear();
    await pool.close();
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
