import { join } from 'node:path';
import { writeIndex } from '../search/write-index.ts';
import { fingerprint } from '../site/hash.ts';
import type { Site, Version } from '../site/model.ts';
import { writeWhole } from '../site/write-whole.ts';
import { compressInBackground, isCompressed, withVariants } from './compress.ts';
import type { RenderedPage } from './render-all.ts';
import { type SearchPage, readTerms, searchPages, textSuffix, toIndexedPage } from './search-pages.ts';
import type { Store } from './store.ts';

/** Where a file of the store goes in the output, along with its compressed variants. */
export interface PlacedFile {
  source: string;
  file: string;
}

/** Level 11 takes three times as long to save 1 %. */
const brotliQuality = 10;

/** Builds the search index of each version whose pages changed, once they are rendered, and lists the files of all indexes. */
export async function searchFiles(
  engineHash: string,
  site: Site,
  rendering: Map<Version, Promise<RenderedPage>[]>,
  store: Store,
): Promise<PlacedFile[]> {
  const base = site.config.baseUrl.slice(1);
  const versions = [...rendering].map(async ([version, rendered]) => {
    const tasks = (await Promise.all(rendered)).map(({ task }) => task);
    const pages = searchPages(site, tasks);
    const folder = `${base}search-index/${version.name}/`;
    const texts = pages.map(({ key }, number) => ({
      source: join(store.dir, key + textSuffix),
      file: `${folder}text/${number}.json`,
    }));
    return [...(await indexFiles(engineHash, site, pages, store, folder)), ...texts];
  });
  return (await Promise.all(versions)).flat();
}

async function indexFiles(
  engineHash: string,
  site: Site,
  pages: SearchPage[],
  store: Store,
  folder: string,
): Promise<PlacedFile[]> {
  const { synonyms } = site.config.search;
  const made = pages.map(({ key, trail, doc }) => [key, trail, doc.sidebar]);
  const key = fingerprint('search', engineHash, JSON.stringify([made, synonyms]));
  const stored = (name: string): string => `${key}.${name}`;
  const source = (name: string): string => join(store.dir, stored(name));
  let names = store
    .made(key)
    ?.filter((file) => !isCompressed(file))
    .map((file) => file.slice(stored('').length));
  if (!names) {
    const files = writeIndex(
      pages.map((page) => toIndexedPage(page, readTerms(store.dir, page))),
      synonyms,
    );
    names = Object.keys(files);
    const write = async (name: string): Promise<void> => {
      writeWhole(source(name), files[name]!);
      await compressInBackground(source(name), store.dir, brotliQuality);
    };
    await Promise.all(names.map(write));
  }
  store.keepMade(
    key,
    names.flatMap((name) => withVariants(stored(name))),
  );
  return names.map((name) => ({ source: source(name), file: folder + name }));
}
