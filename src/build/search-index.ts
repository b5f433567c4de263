import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeIndex } from '../search/write-index.ts';
import type { Site } from '../site/model.ts';
import { writeCompressed } from './compress.ts';
import { fingerprint } from './hash.ts';
import { type SearchPage, readTerms, searchPages, textSuffix, toIndexedPage } from './search-pages.ts';
import type { Store } from './store.ts';
import type { RenderTask } from './tasks.ts';

/** Where a file of the store goes in the output. Its compressed forms go with it. */
export interface PlacedFile {
  source: string;
  file: string;
}

/** Makes the search index of each version whose pages changed, and says where all of its files go. */
export function searchFiles(engineHash: string, site: Site, tasks: RenderTask[], store: Store): PlacedFile[] {
  const base = site.config.baseUrl.slice(1);
  return [...searchPages(site, tasks)].flatMap(([version, pages]) => {
    const folder = `${base}search-index/${version.name}/`;
    const texts = pages.map(({ key }, number) => ({
      source: join(store.dir, key + textSuffix),
      file: `${folder}text/${number}.json`,
    }));
    return [...indexFiles(engineHash, site, pages, store, folder), ...texts];
  });
}

function indexFiles(engineHash: string, site: Site, pages: SearchPage[], store: Store, folder: string): PlacedFile[] {
  const { synonyms } = site.config.search;
  const made = pages.map(({ key, trail, doc }) => [key, trail, doc.sidebar]);
  const key = fingerprint('search', engineHash, JSON.stringify([made, synonyms]));
  const source = (name: string): string => join(store.dir, `${key}.${name}`);
  let names = store.rendered(key)?.ids;
  if (!names || !names.every((name) => existsSync(source(name)))) {
    const files = writeIndex(
      pages.map((page) => toIndexedPage(page, readTerms(store.dir, page))),
      synonyms,
    );
    names = Object.keys(files);
    for (const name of names) writeCompressed(source(name), Buffer.from(files[name]!), 'page');
  }
  store.keepRendered(key, { hrefs: [], ids: names, html: 0, payload: 0 });
  return names.map((name) => ({ source: source(name), file: folder + name }));
}
