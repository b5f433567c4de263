import { configFile, loadConfig } from '../site/config/load-config.ts';
import { loadSite } from '../site/load-site.ts';
import { type Problem, SiteError, formatProblem, throwOnErrors, warningsAtLevels } from '../kernel/problems.ts';
import { readTheme } from '../pipeline/theme/theme.ts';
import { forgetSiteCode } from '../pipeline/bundle/site-code.ts';
import { pluginSite } from '../pipeline/plugins/plugin-site.ts';
import { pluginProblems, preparePlugins } from '../pipeline/plugins/prepare-plugins.ts';
import { type DevEngine, DevPages } from './dev-pages.ts';

/** The site during development. */
export class DevSite {
  /** The pages of the last state of the site that had no errors, in each language. */
  private pages!: DevPages[];
  private readonly dev: DevEngine;
  private readonly siteDir: string;
  private readonly cacheDir: string;
  private readonly baseUrl: string;

  /** @param baseUrl Where Vite serves the engine's files. */
  constructor(dev: DevEngine, siteDir: string, cacheDir: string, baseUrl: string) {
    this.dev = dev;
    this.siteDir = siteDir;
    this.cacheDir = cacheDir;
    this.baseUrl = baseUrl;
  }

  /** The pages in the language of an address; those of the first language if it is that of none. */
  pagesAt(path: string): DevPages {
    const longestFirst = this.pages.toSorted((a, b) => b.baseUrl.length - a.baseUrl.length);
    return longestFirst.find((pages) => pages.has(path)) ?? this.pages[0]!;
  }

  /** Reloads the site. If it has errors, they are thrown and the last good state stays. */
  async reload(): Promise<void> {
    const problems: Problem[] = [];
    const config = await loadConfig(this.siteDir, this.cacheDir);
    if (config.baseUrl !== this.baseUrl)
      throw new SiteError({
        severity: 'error',
        file: configFile,
        message: `baseUrl has changed from ${this.baseUrl} to ${config.baseUrl}`,
        hint: 'restart the development server',
      });
    const site = await loadSite(this.siteDir, config, this.cacheDir, problems, { withDrafts: true });
    const view = pluginSite(site, this.dev.engine, this.cacheDir);
    const plugins = await preparePlugins(site, view);
    problems.push(...(await pluginProblems(site, view, 'dev')));
    throwOnErrors(problems);
    if (JSON.stringify(site.modules) !== JSON.stringify(this.dev.own.modules)) {
      this.dev.own.modules = site.modules;
      forgetSiteCode(this.dev.engine.root, this.dev.vite);
    }
    const theme = await readTheme(this.dev.engine.root, site);
    problems.push(...warningsAtLevels(theme.problems, config.rules));
    this.pages = [];
    for (const one of [site, ...site.translations]) {
      const prepared =
        one === site ? plugins : await preparePlugins(one, pluginSite(one, this.dev.engine, this.cacheDir));
      this.pages.push(new DevPages(this.dev, one, prepared, theme.bars));
    }
    for (const problem of problems) console.warn(formatProblem(problem));
  }
}
