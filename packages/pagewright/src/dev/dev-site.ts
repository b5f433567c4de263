import { configFile } from '../site/config/config-file.ts';
import { loadConfig } from '../site/config/load-config.ts';
import type { ResolvedConfig } from '../site/config/schema.ts';
import { stringsOf } from '../site/config/strings.ts';
import { loadSite } from '../site/load-site.ts';
import { readSiteModules } from '../site/modules/site-modules.ts';
import type { Site } from '../site/model.ts';
import { markHandled } from '../kernel/mark-handled.ts';
import { type Problem, SiteError, formatProblem, throwOnErrors, warningsAtLevels } from '../kernel/problems.ts';
import { bundleBoot } from '../pipeline/bundle/bundle-boot.ts';
import type { Bundle } from '../pipeline/bundle/ensure-bundle.ts';
import type { Engine } from '../pipeline/engine.ts';
import { readTheme } from '../pipeline/theme/theme.ts';
import { pluginSite } from '../pipeline/plugins/plugin-site.ts';
import { type PreparedPlugins, pluginProblems, preparePlugins } from '../pipeline/plugins/prepare-plugins.ts';
import { latestVersion } from '../site/versions/versions.ts';
import { pageCompiler } from './compile-page.ts';
import { DevBundle } from './dev-bundle.ts';
import { DevPages } from './dev-pages.ts';
import { DevSearch } from './dev-search.ts';

/** The last state of a site that had no errors. */
export interface SiteState {
  /** In each language. */
  pages: DevPages[];
  bundle: Bundle;
}

/** The site during development. */
export class DevSite {
  readonly bundle: DevBundle;
  private state: SiteState | undefined;
  private readonly engine: Engine;
  private readonly siteDir: string;
  private readonly cacheDir: string;
  private readonly search = new DevSearch();
  private readonly boots = new Map<string, Promise<string>>();

  constructor(engine: Engine, siteDir: string, cacheDir: string, bundle: DevBundle = new DevBundle(engine)) {
    this.engine = engine;
    this.siteDir = siteDir;
    this.cacheDir = cacheDir;
    this.bundle = bundle;
  }

  /** The pages in the language of an address; those of the first language if it is that of none. */
  pagesAt(path: string): DevPages | undefined {
    const longestFirst = this.state?.pages.toSorted((a, b) => b.baseUrl.length - a.baseUrl.length);
    return longestFirst?.find((pages) => pages.has(path)) ?? this.state?.pages[0];
  }

  /** Reloads the site. If it has errors, they are thrown and the last good state stays. */
  async reload(): Promise<SiteState> {
    const problems: Problem[] = [];
    const config = await loadConfig(this.siteDir, this.cacheDir);
    const before = this.state?.pages[0]!.baseUrl;
    if (before !== undefined && config.baseUrl !== before)
      throw new SiteError({
        severity: 'error',
        file: configFile,
        message: `baseUrl has changed from ${before} to ${config.baseUrl}`,
        hint: 'restart the development server',
      });
    const bundling = markHandled(this.bundleOf(config));
    const site = await loadSite(this.siteDir, config, this.cacheDir, problems, { withDrafts: true });
    const view = pluginSite(site, this.engine, this.cacheDir);
    const plugins = await preparePlugins(site, view);
    problems.push(...(await pluginProblems(site, view, 'dev')));
    throwOnErrors(problems);
    if (!this.state) this.compileFirst(site, plugins);
    const { bars, problems: ofTheme } = await readTheme(this.engine.root, site);
    problems.push(...warningsAtLevels(ofTheme, config.rules));
    const bundle = await bundling;
    const { engine, cacheDir, search } = this;
    const shared = { engine, cacheDir, search, bundle, clientDirs: this.bundle.clientDirs, bars, problems };
    const pages: DevPages[] = [];
    for (const one of [site, ...site.translations]) {
      const isFirst = one === site;
      const prepared = isFirst ? plugins : await preparePlugins(one, pluginSite(one, this.engine, this.cacheDir));
      pages.push(new DevPages({ ...shared, boot: isFirst ? bundle.boot : await this.bootOf(one) }, one, prepared));
    }
    this.state = { pages, bundle };
    for (const problem of problems) console.warn(formatProblem(problem));
    return this.state;
  }

  /** While the bundle is made: the page that is most likely asked for first. Its mistakes are told when it is opened. */
  private compileFirst(site: Site, plugins: PreparedPlugins): void {
    const { docs, mainDocId } = latestVersion(site);
    const doc = docs.get(mainDocId);
    if (doc) void markHandled(pageCompiler(site, plugins, { engine: this.engine, cacheDir: this.cacheDir })(doc));
  }

  private bundleOf(config: ResolvedConfig): Promise<Bundle> {
    return this.bundle.current({
      siteDir: this.siteDir,
      baseUrl: config.baseUrl,
      modules: readSiteModules(this.siteDir, config),
      strings: stringsOf(config),
      languages: Object.keys(config.i18n.locales).length,
    });
  }

  private bootOf({ strings, config }: Site): Promise<string> {
    const key = JSON.stringify([strings, config.webMcp]);
    const boot = this.boots.get(key) ?? bundleBoot(this.engine, strings, config.webMcp);
    this.boots.set(key, boot);
    return boot;
  }
}
