import { join } from 'node:path';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { payloadUrl } from '../kernel/urls/paths.ts';
import { markdownUrl } from '../kernel/urls/page-address.ts';
import { indexFolder } from '../search/format/index-format.ts';
import type { Site, Version } from '../site/model.ts';
import type { SiteModules } from '../site/modules/site-modules.ts';
import { notFoundPath } from '../contract/built-in-pages.ts';
import type { PageInput } from '../contract/page-data.ts';
import { type BarColors, renderDocument } from '../pipeline/render/document.ts';
import type { Engine } from '../pipeline/engine.ts';
import { exportMarkdown } from '../pipeline/export/markdown-export.ts';
import { readPage } from '../pipeline/render/read-page.ts';
import { indexName } from '../pipeline/search/index-name.ts';
import type { PreparedPlugins } from '../pipeline/plugins/prepare-plugins.ts';
import { buildOf, documentFrame, searchSite } from '../pipeline/render/render-tasks.ts';
import { makeShell } from '../pipeline/render/shells.ts';
import { throwAtPage } from '../pipeline/render/render-page.ts';
import type { DevSearch } from './dev-search.ts';
import { extraHead } from './extra-head.ts';
import { type FindPage, pageFinder } from './find-page.ts';
import { shellScopeOf } from './shell-address.ts';

type RscModule = typeof import('../entries/rsc.tsx');

/** What all states of the site during development share. */
export interface DevEngine {
  engine: Engine;
  vite: ViteDevServer;
  /** The inlined boot script. */
  boot: string;
  search: DevSearch;
  /** What the bundler takes from the site; the last good state. */
  own: { modules: SiteModules };
}

/**
 * The pages of one state of the site, rendered on request. A request is answered from one state, whatever is edited
 * meanwhile.
 */
export class DevPages {
  readonly site: Site;
  readonly baseUrl: string;
  private readonly dev: DevEngine;
  readonly bars: BarColors;
  private readonly page: FindPage;
  readonly plugins: PreparedPlugins;

  /** @param bars Colours of the browser's own bars. */
  constructor(dev: DevEngine, site: Site, plugins: PreparedPlugins, bars: BarColors) {
    this.plugins = plugins;
    this.bars = bars;
    this.dev = dev;
    this.site = site;
    this.baseUrl = site.config.baseUrl;
    this.page = pageFinder(site, plugins, async () => (await this.rsc()).sitePageInfos());
  }

  /** Whether an address is that of a page, or of something that only these pages need. */
  has(path: string): boolean {
    const { assetBase, versions } = this.site;
    const isIndex = ({ name }: Version): boolean =>
      path.startsWith(assetBase + indexFolder(indexName(this.site, name)));
    return `${path}/`.startsWith(this.baseUrl) || versions.some(isIndex);
  }

  get staticDir(): string {
    return join(this.site.dir, 'static');
  }

  async payload(route: string): Promise<Uint8Array | undefined> {
    const page = await this.page(route);
    return page && this.render(page.input);
  }

  /** The shell with this URL. */
  async shell(url: string): Promise<Uint8Array | undefined> {
    const scope = shellScopeOf(this.site, url);
    return (
      scope &&
      (await this.rsc()).renderShellPayload(
        makeShell({ site: this.site, search: searchSite(this.site), asides: this.plugins.asides }, scope),
        this.site.strings,
      )
    );
  }

  async html(route: string): Promise<{ status: number; html: string }> {
    const found = await this.page(route);
    const { input, head } = found ?? (await this.page(this.baseUrl + notFoundPath))!;
    const { assetBase, modules } = this.site;
    const bundle = {
      id: 'dev',
      boot: this.dev.boot,
      scripts: [`${assetBase}src/entries/browser.tsx`],
      stylesheet: `${assetBase}src/ui/styles/index.css`,
    };
    const frame = documentFrame(this.site, bundle, this.bars);
    const html = renderDocument({ ...frame, extraHead: extraHead(assetBase, modules.styles) }, head, {
      html: await this.body(input),
      payloadUrl: payloadUrl(input.meta.path),
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
    return this.dev.search.file(this.site, version, file, async ({ route }) => {
      const { input } = (await this.page(route))!;
      if (input.kind !== 'doc') throw new Error(`${route} is not a doc`);
      return { view: input.view, html: await this.body(input) };
    });
  }

  private async body(input: PageInput): Promise<string> {
    const shell = await this.shell(input.meta.shell);
    const rsc = await this.rsc();
    return rsc.renderBody(await this.render(input), shell!).catch(throwAtPage(this.fileOf(input)));
  }

  private async render(input: PageInput): Promise<Uint8Array> {
    const rsc = await this.rsc();
    return rsc
      .renderPagePayload(input, buildOf(this.site, 'dev'), this.site.strings)
      .catch(throwAtPage(this.fileOf(input)));
  }

  private fileOf(input: PageInput): string | undefined {
    return this.site.routes.get(input.meta.path)?.file;
  }

  private rsc(): Promise<RscModule> {
    return (this.dev.vite.environments['rsc'] as RunnableDevEnvironment).runner.import<RscModule>(
      '/src/entries/rsc.tsx',
    );
  }
}
