import { pathToFileURL } from 'node:url';
import type { Site } from '../site/model.ts';
import type { Bundle } from './bundle/ensure-bundle.ts';
import type { BuildCache } from './cache/cache.ts';
import type { RenderedEntry } from './cache/manifest.ts';
import { builtPages } from './check/built-pages.ts';
import type { BuiltPage } from './check/check-links.ts';
import { type CompiledDocs, compileAll, linkTable } from './compile/compile-all.ts';
import type { FrozenVersion } from './frozen/frozen-version.ts';
import { contentsKeys, frozenBuilt, frozenIndexes, frozenVersions, keepVersions } from './frozen/frozen-versions.ts';
import type { PublishedFolders } from './output/published-folders.ts';
import { copyImages } from './images/copy-images.ts';
import type { CopyMaker } from './images/copy-maker.ts';
import type { Engine } from './engine.ts';
import { markHandled } from '../kernel/mark-handled.ts';
import { type Problem, SiteError, throwOnErrors } from '../kernel/problems.ts';
import type { WrittenFile } from '../site/plugins/plugin.ts';
import type { MadeFiles } from './plugins/made-files.ts';
import { pluginSite } from './plugins/plugin-site.ts';
import { pluginProblems, preparePlugins } from './plugins/prepare-plugins.ts';
import type { ProgressLine } from './progress-line.ts';
import type { BarColors } from './render/document.ts';
import { ComparedDocs, shownPages } from './changes/compared-docs.ts';
import { renderChanges } from './changes/render-changes.ts';
import { versionPairs } from '../site/versions/changes.ts';
import { renderAll } from './render/render-all.ts';
import { frameKeyOf, renderTasks } from './render/render-tasks.ts';
import type { Shell } from './render/shell-set.ts';
import type { PageInfos } from './render/site-pages.ts';
import { surroundingsOf } from './frozen/surroundings.ts';
import { spokenStrings } from './render/spoken-strings.ts';
import { type IndexFile, searchFiles } from './search/search-index.ts';
import type { Pool } from './tasks/pool.ts';
import type { RenderedTask } from './tasks/task.ts';

interface BuildTools {
  engine: Engine;
  cache: BuildCache;
  pool: Pool;
  progress: ProgressLine;
  bundling: Promise<Bundle>;
  bars: BarColors;
  /** Absent on sites that ask for no copies of pictures. */
  copies?: CopyMaker | undefined;
  made: MadeFiles;
  /** Of the folder to write. */
  published: PublishedFolders | undefined;
  command: 'build' | 'check';
}

/** The pages of a site in one language, as files in the cache. */
export interface BuiltSite {
  site: Site;
  /** The inlined boot script, in its language. */
  boot: string;
  tasks: RenderedTask[];
  shells: Shell[];
  search: Promise<IndexFile[]>;
  /** From plugins. */
  files: WrittenFile[];
  /** Changes with all pages of a version and its search index; by the name of the version. */
  versionKeys: Map<string, string>;
  pages: { route: string; entry: RenderedEntry }[];
  /** What the link check looks at. */
  checked: BuiltPage[];
  problems: Problem[];
  /** How many pages were compiled and rendered instead of reused. */
  compiled: number;
  rendered: number;
  /** How many versions were taken as they are. */
  frozen: number;
  /** Notes what the next build has to know of versions that do not change. */
  keepVersions(): Promise<void>;
}

/** Compiles and renders all pages of a site in one language: each is rendered as soon as it is compiled. */
export async function buildPages(
  site: Site,
  { engine, cache, pool, progress, bundling, bars, copies, made: madeFiles, published, command }: BuildTools,
): Promise<BuiltSite> {
  const links = { ...linkTable(site), ...(copies && { images: site.config.images }) };
  const view = pluginSite(site, engine, cache.dir);
  const plugins = await preparePlugins(site, view);
  const { strings, components } = site;
  const sources = { site, engineHash: engine.hash, cache, published };
  pool.setContext({ cacheDir: cache.dir, links, facts: { strings, components }, plugins: plugins.context });
  for (const file of plugins.pending) madeFiles.add(site.config.baseUrl, file);
  const isFirst = site.config.baseUrl === site.assetBase;
  // The first build compiles while the engine is bundled. Which versions are as they were is known only after that.
  const pairs = versionPairs(site);
  const surroundings = markHandled(surroundingsOf({ engine, site, cache, bars, plugins, pairs }, bundling));
  const frozen = cache.hasVersions
    ? await surroundings.then(({ keyOf }) => frozenVersions(sources, links, keyOf))
    : new Map<string, FrozenVersion>();
  const { compiling, count, keys } = compileAll(site, { engine, cache, pool, links, plugins, frozen });
  const copying = copies && markHandled(copyImages(compiling, site, links, copies, frozen.values()));
  // What plugins check is the same in every language. Their errors are reported together with those of pages.
  const found = isFirst ? await pluginProblems(site, view, command) : [];
  const { bundle, search, shellSet, boot, frame, keyOf } = await surroundings;
  pool.setContext({ frame, rsc: bundle.rsc, spoken: spokenStrings(site) });
  const changed = site.versions.filter(({ name }) => !frozen.has(name));
  const shown = shownPages(compiling, frozen.values());
  const compared = new ComparedDocs(pairs, shown);
  const pending = renderTasks(
    { engine, site, search, frame, plugins, compared, infos: await pageInfos(site, bundle) },
    compiling,
    shellSet,
    await shellSet.bare(),
    changed,
  );
  const rendering = renderAll(pending, cache, pool, progress);
  const frameKey = frameKeyOf(engine, frame);
  const changes = markHandled(renderChanges({ site, frameKey, pairs, shown, frozen, shells: shellSet, rendering }));
  const indexes = markHandled(searchFiles(engine.hash, site, rendering.docs, cache));
  const made = await rendering.all.catch(throwWith(found));
  made.push(...(await changes));
  throwOnErrors(found);
  const docs: CompiledDocs = new Map();
  for (const [route, doc] of compiling) docs.set(route, await doc);
  await copying;
  const kept = [...frozen.values()].flatMap((version) => version.pages);
  const pages = [...made, ...kept].map(({ task, entry }) => ({ route: task.input.meta.path, entry }));
  const shells = await shellSet.all();
  const tasks = [...made, ...kept].map(({ task }) => task);
  return {
    site,
    boot,
    tasks,
    shells,
    search: indexes.then((list) => [...list.flatMap(({ files }) => files), ...frozenIndexes(sources, frozen)]),
    files: plugins.files,
    versionKeys: contentsKeys(engine.hash, site, tasks),
    pages,
    checked: [
      ...builtPages(
        site,
        docs,
        made.map(({ task, entry }) => ({ route: task.input.meta.path, entry })),
        shells,
      ),
      ...frozenBuilt(site, frozen),
    ],
    problems: [...found, ...[...docs.values()].flatMap((compiled) => compiled.problems)],
    compiled: count,
    rendered: made.filter(({ isNew }) => isNew).length,
    frozen: frozen.size,
    async keepVersions() {
      const versions = (await indexes).map(async ({ version, key, names }) => ({
        version,
        key: await keyOf(version),
        index: { key, names },
      }));
      keepVersions(sources, frozen, { rendered: made, docs, keys }, await Promise.all(versions));
    },
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
