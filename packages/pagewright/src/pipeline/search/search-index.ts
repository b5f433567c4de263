import { basename, join } from 'node:path';
import { indexFolder, indexPath } from '../../search/format/index-format.ts';
import { writeIndex } from '../../search/index/write-index.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { Site, Version } from '../../site/model.ts';
import { originalOf, withCompressed } from '../../kernel/files/compressed-files.ts';
import { writeAtomic } from '../../kernel/files/write-atomic.ts';
import { compressInBackground } from '../cache/compress.ts';
import type { RenderedPage } from '../render/render-all.ts';
import { type SearchableDoc, readTerms, searchableDocs, textSuffix, toIndexedPage } from './searchable-docs.ts';
import { indexName } from './index-name.ts';
import type { BuildCache } from '../cache/cache.ts';

/** Where a file of the cache goes in the output, along with its compressed copies. */
export interface OutputFile {
  source: string;
  file: string;
}

export interface IndexFile extends OutputFile {
  /** The name of the version that can be searched with it. */
  version: string;
}

interface VersionIndex {
  version: Version;
  key: string;
  /** Of the files without the texts. */
  names: string[];
  files: IndexFile[];
}

/** Level 11 takes three times as long to save 1 %. */
const brotliQuality = 10;

/** Builds the search index of each version whose pages changed, once they are rendered, and lists the files of all indexes. */
export async function searchFiles(
  engineHash: string,
  site: Site,
  rendering: Map<Version, Promise<RenderedPage>[]>,
  cache: BuildCache,
): Promise<VersionIndex[]> {
  const versions = [...rendering].map(async ([version, rendered]): Promise<VersionIndex> => {
    const tasks = (await Promise.all(rendered)).map(({ task }) => task);
    const pages = searchableDocs(site, tasks);
    const { synonyms } = site.config.search;
    const key = indexKey(engineHash, site, pages);
    const names = await indexFiles(key, pages, synonyms, cache);
    return { version, key, names, files: placeIndex(site, version, { key, names, pages }, cache.dir) };
  });
  return Promise.all(versions);
}

/** Where the files of an index are and go. */
export function placeIndex(
  site: Site,
  version: Version,
  { key, names, pages }: { key: string; names: string[]; pages: SearchableDoc[] },
  cacheDir: string,
): IndexFile[] {
  const texts = pages.map((page, number) => ({
    source: join(cacheDir, page.key + textSuffix),
    file: indexPath(key, `text/${number}.json`),
  }));
  const own = names.map((name) => ({ source: join(cacheDir, `${key}.${name}`), file: indexPath(key, name) }));
  const folder = site.assetBase.slice(1) + indexFolder(indexName(site, version.name));
  return [...own, ...texts].map(({ source, file }) => ({ version: version.name, source, file: folder + file }));
}

/** Changes with everything that the index of a version is made from. */
export function indexKey(engineHash: string, { config }: Site, pages: SearchableDoc[]): string {
  const made = pages.map(({ key, trail, doc }) => [key, trail, doc.sidebar]);
  return fingerprint('search', engineHash, JSON.stringify([made, config.search.synonyms]));
}

/** The names of the files of one index, without the texts. */
async function indexFiles(
  key: string,
  pages: SearchableDoc[],
  synonyms: Record<string, string[]>,
  cache: BuildCache,
): Promise<string[]> {
  const stored = (name: string): string => `${key}.${name}`;
  const source = (name: string): string => join(cache.dir, stored(name));
  let names = cache
    .made(key)
    ?.filter((file) => !originalOf(file))
    .map((file) => file.slice(stored('').length));
  if (!names) {
    const indexed = pages.map((page) => toIndexedPage(page, readTerms(cache.dir, page)));
    const files = Object.entries(writeIndex(key, indexed, synonyms));
    names = files.map(([path]) => basename(path));
    const write = async ([path, content]: [string, string]): Promise<void> => {
      writeAtomic(source(basename(path)), content);
      await compressInBackground(source(basename(path)), cache.dir, brotliQuality);
    };
    await Promise.all(files.map(write));
  }
  cache.keepMade(
    key,
    names.flatMap((name) => withCompressed(stored(name))),
  );
  return names;
}
