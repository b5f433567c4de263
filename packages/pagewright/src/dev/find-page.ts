import type { CompiledDoc } from '../pipeline/compile/compile-doc.ts';
import { describeDoc } from '../pipeline/render/describe-doc.ts';
import type { DocumentHead } from '../pipeline/render/document.ts';
import type { MarkdownHead } from '../pipeline/export/markdown-export.ts';
import type { PreparedPlugins } from '../pipeline/plugins/prepare-plugins.ts';
import { searchSite } from '../pipeline/render/search-site.ts';
import type { PageInfos } from '../pipeline/render/site-pages.ts';
import { tagPages } from '../pipeline/render/tag-pages.ts';
import { utilityPages } from '../pipeline/render/utility-pages.ts';
import type { Doc, Site, Version } from '../site/model.ts';
import { formatProblem } from '../kernel/problems.ts';
import { atSiteLevels } from '../site/checks/site-levels.ts';
import { versionOf } from '../site/versions/versions.ts';
import type { PageInput } from '../contract/page-data.ts';
import { type CompileCache, pageCompiler } from './compile-page.ts';
import { shellAddress } from './shell-address.ts';

/** A page that can be rendered. */
export interface Page {
  input: PageInput;
  head: DocumentHead;
  markdown?: MarkdownHead;
  /** What it was rendered from, if it is a doc. */
  source?: { doc: Doc; compiled: CompiledDoc };
}

export type FindPage = (path: string) => Promise<Page | undefined>;

/**
 * Compiles the page at a path of one state of the site, and prints the problems in it. This happens once, although every
 * opened page is asked for several times: as a document, by the application, and for edits made meanwhile. Every change in
 * the site's folder, also of a picture, begins a new state; while the site has errors, their mend does.
 */
export function pageFinder(
  site: Site,
  plugins: Pick<PreparedPlugins, 'context' | 'keyOf' | 'pages' | 'asides'>,
  cache: CompileCache,
  pageInfos: () => Promise<PageInfos>,
): FindPage {
  const compilePage = pageCompiler(site, plugins, cache);
  const compiling = new Map<Doc, Promise<CompiledDoc>>();

  async function compile(doc: Doc): Promise<CompiledDoc> {
    const compiled = await atSiteLevels(site.config, compilePage(doc));
    for (const problem of compiled.problems) console.warn(formatProblem(problem));
    return compiled;
  }

  function compileOnce(doc: Doc): Promise<CompiledDoc> {
    const started =
      compiling.get(doc) ??
      compile(doc).catch((error: unknown) => {
        // A picture may have vanished while it was being read.
        compiling.delete(doc);
        throw error;
      });
    compiling.set(doc, started);
    return started;
  }

  async function docPage(doc: Doc): Promise<Page> {
    const source = await compileOnce(doc);
    const { code, ...compiled } = source;
    const scope = { shown: versionOf(site, doc), ...(doc.sidebar && { sidebar: doc.sidebar }) };
    const shellUrl = shellAddress(site, scope);
    const { meta, head, markdown, ...page } = describeDoc(site, doc, { compiled, shellUrl, asides: plugins.asides });
    return { input: { kind: 'doc', meta, ...page, code }, head, markdown, source: { doc, compiled: source } };
  }

  async function utilityPage(path: string): Promise<Page | undefined> {
    const infos = Object.keys(site.modules.pages).length > 0 ? await pageInfos() : {};
    const shell = (shown: Version): string => shellAddress(site, { shown, isBare: true });
    const pages = utilityPages({ site, search: searchSite(site), infos, plugins }, shell);
    const tags = site.versions.flatMap((shown) =>
      tagPages(site, shown).map((describe) => describe(shellAddress(site, { shown }))),
    );
    return [...pages, ...tags].find(({ input }) => input.meta.path === path);
  }

  return async (path) => {
    const doc = site.routes.get(path) ?? site.routes.get(`${path}/`);
    return doc ? docPage(doc) : utilityPage(path);
  };
}
