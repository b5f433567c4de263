import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { payloadUrl } from '../kernel/urls/paths.ts';
import { markdownUrl } from '../kernel/urls/page-address.ts';
import { indexFolder } from '../search/format/index-format.ts';
import type { Problem } from '../kernel/problems.ts';
import type { Site, Version } from '../site/model.ts';
import { versionPairs } from '../site/versions/changes.ts';
import { notFoundPath } from '../contract/built-in-pages.ts';
import type { PageInput } from '../contract/page-data.ts';
import { type BarColors, renderDocument } from '../pipeline/render/document.ts';
import { redirectScript } from '../pipeline/output/site-files.ts';
import { pageHeaders } from '../pipeline/output/site-headers.ts';
import { sitePolicy } from '../site/policy/site-policy.ts';
import type { Bundle } from '../pipeline/bundle/ensure-bundle.ts';
import { exportMarkdown } from '../pipeline/export/markdown-export.ts';
import { readPage } from '../pipeline/render/read-page.ts';
import { indexName } from '../pipeline/search/index-name.ts';
import type { PreparedPlugins } from '../pipeline/plugins/prepare-plugins.ts';
import { buildOf, documentFrame } from '../pipeline/render/render-tasks.ts';
import { searchSite } from '../pipeline/render/search-site.ts';
import { makeShell } from '../pipeline/render/shells.ts';
import { spokenStrings } from '../pipeline/render/spoken-strings.ts';
import { throwAtPage } from '../pipeline/render/render-page.ts';
import type { CompileCache } from './compile-page.ts';
import type { DevSearch } from './dev-search.ts';
import { devScript, extraHead } from './extra-head.ts';
import { type FindPage, pageFinder } from './find-page.ts';
import { shellScopeOf } from './shell-address.ts';

type RscModule = typeof import('../entries/rsc.tsx');

/** What one state of a site is shown with. */
export interface DevTools extends CompileCache {
  bundle: Bundle;
  /** Of this bundle and of earlier ones. */
  clientDirs: readonly string[];
  /** The inlined boot script, in the language of the site. */
  boot: string;
  /** Colours of the browser's own bars. */
  bars: BarColors;
  search: DevSearch;
  /** Those of the site: found when it was read. */
  problems: Problem[];
}

/**
 * The pages of one state of the site, rendered on request. A request is answered from one state, whatever is edited
 * meanwhile.
 */
export class DevPages {
  readonly site: Site;
  readonly baseUrl: string;
  private readonly tools: DevTools;
  private readonly shells = new Map<string, Promise<Uint8Array>>();
  private aboutChanges?: Set<string>;
  readonly page: FindPage;
  readonly plugins: PreparedPlugins;

  constructor(tools: DevTools, site: Site, plugins: PreparedPlugins) {
    this.plugins = plugins;
    this.tools = tools;
    this.site = site;
    this.baseUrl = site.config.baseUrl;
    this.page = pageFinder(site, plugins, tools, async () => (await this.rsc()).sitePageInfos());
  }

  get bars(): BarColors {
    return this.tools.bars;
  }

  /** Those of the site, found when it was read. */
  get problems(): Problem[] {
    return this.tools.problems;
  }

  /** Whether an address is that of a page, or of something that only these pages need. */
  has(path: string): boolean {
    const { assetBase, versions } = this.site;
    const isIndex = ({ name }: Version): boolean =>
      path.startsWith(assetBase + indexFolder(indexName(this.site, name)));
    return `${path}/`.startsWith(this.baseUrl) || versions.some(isIndex);
  }

  /** Whether only a build has the page: it says what has changed since another version. */
  isAboutChanges(path: string): boolean {
    this.aboutChanges ??= new Set(
      versionPairs(this.site).flatMap(({ route, pages }) => [route, ...pages.map((pair) => pair.route)]),
    );
    return this.aboutChanges.has(path);
  }

  /** Sent with documents: what readers get, for the scripts that are only in these. */
  get headers(): Record<string, string> {
    const { boot, bundle } = this.tools;
    return pageHeaders(sitePolicy(this.site.config, [boot, devScript, redirectScript], [bundle.needs]));
  }

  /** The folders that files are in which browsers load besides pages. */
  get fileDirs(): string[] {
    return [...this.tools.clientDirs, join(this.site.dir, 'static')];
  }

  async payload(route: string): Promise<Uint8Array | undefined> {
    const page = await this.page(route);
    return page && this.render(page.input);
  }

  /** The shell with this URL. */
  async shell(url: string): Promise<Uint8Array | undefined> {
    const scope = shellScopeOf(this.site, url);
    if (!scope) return undefined;
    const known = this.shells.get(url);
    if (known) return known;
    const { site, plugins } = this;
    const input = makeShell({ site, search: searchSite(site), asides: plugins.asides }, scope);
    const rendering = this.rsc().then((rsc) => rsc.renderShellPayload(input, spokenStrings(site)));
    this.shells.set(url, rendering);
    return rendering;
  }

  async html(route: string): Promise<{ status: number; html: string }> {
    const found = await this.page(route);
    const { input, head } = found ?? (await this.page(this.baseUrl + notFoundPath))!;
    const { bundle, boot } = this.tools;
    // The policy of development is in the headers.
    const { policy: _, ...frame } = documentFrame(this.site, { ...bundle, boot }, this.bars);
    const html = renderDocument({ ...frame, extraHead }, head, {
      html: await this.body(input),
      styles: (await this.rsc()).stylesOf(input),
      payloadUrl: payloadUrl(input.meta.path, this.baseUrl),
      shellUrl: input.meta.shell,
      isHome: route === this.baseUrl,
    });
    return { status: found ? 200 : 404, html };
  }

  /** A page as Markdown, by the URL of that. */
  async markdown(url: string): Promise<string | undefined> {
    const doc = [...this.site.routes.values()].find(({ route }) => markdownUrl(route) === url);
    const page = doc && (await this.page(doc.route));
    return page?.markdown && exportMarkdown(readPage(await this.body(page.input)).article, page.markdown);
  }

  /** A file of a search index; its path is relative to the site's base path. */
  async searchFile(path: string): Promise<string | undefined> {
    const folderOf = ({ name }: Version): string => indexFolder(indexName(this.site, name));
    const version = this.site.versions.find((one) => path.startsWith(folderOf(one)));
    if (!version) return undefined;
    const file = path.slice(folderOf(version).length);
    return this.tools.search.file(this.site, version, file, async ({ route }) => {
      const { input } = (await this.page(route))!;
      if (input.kind !== 'doc') throw new Error(`${route} is not a doc`);
      return { view: input.view, html: await this.body(input) };
    });
  }

  async body(input: PageInput): Promise<string> {
    const shell = await this.shell(input.meta.shell);
    const rsc = await this.rsc();
    return rsc.renderBody(await this.render(input), shell!).catch(throwAtPage(this.fileOf(input)));
  }

  private async render(input: PageInput): Promise<Uint8Array> {
    const rsc = await this.rsc();
    return rsc
      .renderPagePayload(input, buildOf(this.site, this.tools.bundle.id), spokenStrings(this.site))
      .catch(throwAtPage(this.fileOf(input)));
  }

  private fileOf(input: PageInput): string | undefined {
    return this.site.routes.get(input.meta.path)?.file;
  }

  private rsc(): Promise<RscModule> {
    return import(pathToFileURL(this.tools.bundle.rsc).href) as Promise<RscModule>;
  }
}
