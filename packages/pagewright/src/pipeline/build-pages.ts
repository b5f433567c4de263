import { pathToFileURL } from 'node:url';
import type { Site } from '../site/model.ts';
import { bundleBoot } from './bundle/bundle-boot.ts';
import type { Bundle } from './bundle/ensure-bundle.ts';
import type { BuildCache } from './cache/cache.ts';
import type { RenderedEntry } from './cache/manifest.ts';
import { builtPages } from './check/built-pages.ts';
import type { BuiltPage } from './check/check-links.ts';
import { type CompiledDocs, compileAll, linkTable } from './compile/compile-all.ts';
import { copyImages } from './images/copy-images.ts';
import type { CopyMaker } from './images/copy-maker.ts';
import type { Engine } from './engine.ts';
import { markHandled } from '../kernel/mark-handled.ts';
import { type Problem, SiteError, throwOnErrors } from '../kernel/problems.ts';
import type { PluginFile } from '../site/plugins/plugin.ts';
import { pluginSite } from './plugins/plugin-site.ts';
import { pluginProblems, preparePlugins } from './plugins/prepare-plugins.ts';
import type { ProgressLine } from './progress-line.ts';
import type { BarColors } from './render/document.ts';
import { renderAll } from './render/render-all.ts';
import { documentFrame, renderTasks, searchSite } from './render/render-tasks.ts';
import { type Shell, ShellSet } from './render/shell-set.ts';
import type { PageInfos } from './render/site-pages.ts';
import { spokenStrings } from './render/spoken-strings.ts';
import { type OutputFile, searchFiles } from './search/search-index.ts';
import type { Pool } from './tasks/pool.ts';
import type { RenderTask } from './tasks/task.ts';

interface BuildTools {
  engine: Engine;
  cache: BuildCache;
  pool: Pool;
  progress: ProgressLine;
  bundling: Promise<Bundle>;
  bars: BarColors;
  /** Absent on sites that ask for no copies of pictures. */
  copies?: CopyMaker | undefined;
  command: 'build' | 'check';
}

/** The pages of a site in one language, as files in the cache. */
export interface BuiltSite {
  site: Site;
  tasks: RenderTask[];
  shells: Shell[];
  search: Promise<OutputFile[]>;
  /** From plugins. */
  files: PluginFile[];
  pages: { route: string; entry: RenderedEntry }[];
  /** What the link check looks at. */
  checked: BuiltPage[];
  problems: Problem[];
  /** How many pages were compiled and rendered instead of reused. */
  compiled: number;
  rendered: number;
}

/** Compiles and renders all pages of a site in one language: each is rendered as soon as it is compiled. */
export async function buildPages(
  site: Site,
  { engine, cache, pool, progress, bundling, bars, copies, command }: BuildTools,
): Promise<BuiltSite> {
  const links = { ...linkTable(site), ...(copies && { images: site.config.images }) };
  const view = pluginSite(site, engine, cache.dir);
  const plugins = await preparePlugins(site, view);
  const { strings, components } = site;
  pool.setContext({ cacheDir: cache.dir, links, facts: { strings, components }, plugins: plugins.context });
  const { compiling, count } = compileAll(site, { engine, cache, pool, links, plugins });
  const copying = copies && markHandled(copyImages(compiling, site, links, copies));
  const isFirst = site.config.baseUrl === site.assetBase;
  // What plugins check is the same in every language. Their errors are reported together with those of pages.
  const found = isFirst ? await pluginProblems(site, view, command) : [];
  const bundle = await bundling;
  const search = searchSite(site);
  const shellSet = new ShellSet({ engine, site, search, asides: plugins.asides, bundle, cache });
  const boot = isFirst ? bundle.boot : await bundleBoot(engine, strings);
  const frame = documentFrame(site, { ...bundle, boot }, bars);
  pool.setContext({ frame, rsc: bundle.rsc, spoken: spokenStrings(site) });
  const pending = renderTasks(
    { engine, site, search, frame, plugins, infos: await pageInfos(site, bundle) },
    compiling,
    shellSet,
    await shellSet.bare(),
  );
  const rendering = renderAll(pending, cache, pool, progress);
  const index = markHandled(searchFiles(engine.hash, site, rendering.docs, cache));
  const made = await rendering.all.catch(throwWith(found));
  throwOnErrors(found);
  const docs: CompiledDocs = new Map();
  for (const [route, doc] of compiling) docs.set(route, await doc);
  await copying;
  const pages = made.map(({ task, entry }) => ({ route: task.input.meta.path, entry }));
  const shells = await shellSet.all();
  return {
    site,
    tasks: made.map(({ task }) => task),
    shells,
    search: index,
    files: plugins.files,
    pages,
    checked: builtPages(site, docs, pages, shells),
    problems: [...found, ...[...docs.values()].flatMap((compiled) => compiled.problems)],
    compiled: count,
    rendered: made.filter(({ isNew }) => isNew).length,
  };
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
