import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageTerms } from '../../search/index/index-page.ts';
import type { IndexedPage } from '../../search/index/write-index.ts';
import type { Doc, Site, Version } from '../../site/model.ts';
import type { DocView } from '../../contract/page-data.ts';
import type { RenderedTask } from '../tasks/task.ts';

/** A page as search indexes it. */
export interface SearchableDoc {
  version: Version;
  doc: Doc;
  /** The page's position in its sidebar. */
  trail: string;
  /** Key of the rendered page; its part of the index is stored under the same key. */
  key: string;
}

/** Stored part of the index without texts. */
export const indexSuffix = '.search.json';
/** Stored texts, published unchanged. */
export const textSuffix = '.text.json';

/** The docs among the rendered pages that search may find, in the same order. */
export function searchableDocs(site: Site, tasks: RenderedTask[]): SearchableDoc[] {
  const versions = new Map(site.versions.map((version) => [version.name, version]));
  return tasks.flatMap(({ input, key, trail }) => {
    if (input.kind !== 'doc') return [];
    const doc = site.routes.get(input.meta.path);
    // There may be pages of other languages among them.
    if (!doc || doc.front.unlisted) return [];
    return [{ version: versions.get(doc.version)!, doc, trail, key }];
  });
}

export function trailOf({ breadcrumbs }: Pick<DocView, 'breadcrumbs'>): string {
  return breadcrumbs
    .slice(1, -1)
    .map(({ label }) => label)
    .join(' › ');
}

export function readTerms(cacheDir: string, { key }: SearchableDoc): PageTerms {
  return JSON.parse(readFileSync(join(cacheDir, key + indexSuffix), 'utf8')) as PageTerms;
}

export function toIndexedPage({ version, doc, trail }: Omit<SearchableDoc, 'key'>, index: PageTerms): IndexedPage {
  return { path: doc.route.slice(version.base.length), title: doc.title, trail, sidebar: doc.sidebar ?? '', index };
}
