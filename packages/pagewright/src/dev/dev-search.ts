import { readPage } from '../pipeline/render/read-page.ts';
import { toIndexedPage, trailOf } from '../pipeline/search/searchable-docs.ts';
import { coreName, indexPath } from '../search/format/index-format.ts';
import { type PageIndex, indexPage } from '../search/index/index-page.ts';
import { writeIndex } from '../search/index/write-index.ts';
import { fingerprint } from '../kernel/hash.ts';
import type { Doc, Site, Version } from '../site/model.ts';
import { SiteError } from '../kernel/problems.ts';
import { listedDocs } from '../site/routes/routes.ts';
import type { DocView } from '../contract/page-data.ts';

interface Rendered {
  html: string;
  view: DocView;
}

/** The search index during development: rebuilt completely whenever a browser opens it. */
export class DevSearch {
  private readonly files = new Map<string, Record<string, string>>();

  /** A file of a version's index: `index.json`, `0123456789abcdef/text/3.json`. */
  async file(
    site: Site,
    version: Version,
    name: string,
    render: (doc: Doc) => Promise<Rendered>,
  ): Promise<string | undefined> {
    // Versions have the same names in every language, but not the same address.
    if (name === coreName || !this.files.has(version.base))
      this.files.set(version.base, await makeFiles(site, version, render));
    return this.files.get(version.base)![name];
  }
}

async function makeFiles(
  site: Site,
  version: Version,
  render: (doc: Doc) => Promise<Rendered>,
): Promise<Record<string, string>> {
  const pages: { doc: Doc; trail: string; index: PageIndex }[] = [];
  for (const doc of listedDocs(site, version)) {
    const rendered = await render(doc).catch(nothingWhenBroken);
    if (!rendered) continue;
    const { html, view } = rendered;
    pages.push({ doc, trail: trailOf(view), index: indexPage(readPage(html).article, doc.title, doc.description) });
  }
  const { synonyms } = site.config.search;
  const indexed = pages.map((page) => toIndexedPage({ version, ...page }, page.index));
  const folder = fingerprint(JSON.stringify([indexed, synonyms]));
  const texts = pages.map(({ index }, number) => [
    indexPath(folder, `text/${number}.json`),
    JSON.stringify(index.texts),
  ]);
  return { ...writeIndex(folder, indexed, synonyms), ...Object.fromEntries(texts) };
}

/** Opening a broken page shows what is wrong with it; a search should still find the others. */
function nothingWhenBroken(error: unknown): undefined {
  if (!(error instanceof SiteError)) throw error;
}
