import { fingerprint } from '../../kernel/hash.ts';
import { markdownUrl } from '../../kernel/urls/page-address.ts';
import type { Site, Version } from '../../site/model.ts';
import { comparedWith } from '../../site/versions/changes.ts';
import type { BuildCache } from '../cache/cache.ts';
import type { MadeFiles } from '../cache/manifest.ts';
import { pageTextSuffix } from '../changes/make-changes.ts';
import type { BuiltPage } from '../check/check-links.ts';
import type { CompiledDocs } from '../compile/compile-all.ts';
import type { LinkTable } from '../compile/resolve.ts';
import { foldersOf } from '../output/kept-folders.ts';
import type { PublishedFolders } from '../output/published-folders.ts';
import type { RenderedPage } from '../render/render-all.ts';
import { type IndexFile, indexKey, placeIndex } from '../search/search-index.ts';
import { searchableDocs } from '../search/searchable-docs.ts';
import type { RenderedTask } from '../tasks/task.ts';
import { type FrozenVersion, freeze, frozenPages, isStillTrue } from './frozen-version.ts';
import { type Outside, outsideOf } from './outside.ts';

interface Sources {
  site: Site;
  engineHash: string;
  cache: BuildCache;
  /** Of the folder to write; absent if nothing is written. */
  published: PublishedFolders | undefined;
}

/** Changes with what a version's files are made from: its pages and its search index. */
export function contentsKey(engineHash: string, site: Site, tasks: RenderedTask[]): string {
  return fingerprint(indexKey(engineHash, site, searchableDocs(site, tasks)), ...tasks.map(({ key }) => key));
}

/** The same of all versions, by name. */
export function contentsKeys(engineHash: string, site: Site, tasks: RenderedTask[]): Map<string, string> {
  const own = new Map(site.versions.map(({ name }): [string, RenderedTask[]] => [name, []]));
  for (const task of tasks) own.get(task.version ?? '')?.push(task);
  return new Map([...own].map(([name, list]) => [name, contentsKey(engineHash, site, list)]));
}

/** The versions of a site of which nothing has changed since they were made; pages of the others can be looked up in the cache. */
export async function frozenVersions(
  { site, engineHash, cache, published }: Sources,
  links: LinkTable,
  keyOf: (version: Version) => Promise<string>,
): Promise<Map<string, FrozenVersion>> {
  const found = new Map<string, FrozenVersion>();
  for (const version of site.versions) {
    const key = await keyOf(version);
    const frozen = cache.frozen(key);
    if (frozen && isStillTrue(frozen, links) && isThere(version, key, frozen) && mayBeCompared(version, key)) {
      found.set(version.name, frozen);
      cache.keepFrozen(version.base, key, frozen);
    } else cache.thaw(version.base);
  }
  return found;

  /** Its files are only looked at if they have to be copied. */
  function isThere(version: Version, key: string, { pages, beside }: FrozenVersion): boolean {
    const folders = foldersOf(site, version);
    const contents = contentsKey(
      engineHash,
      site,
      pages.map(({ task }) => task),
    );
    const isPublished = published && folders.pages !== undefined;
    return (
      (isPublished &&
        [folders.pages!, folders.index].every((folder) => published.hasVersion(folder, contents)) &&
        cache.areWhole(beside)) ||
      cache.isFrozenWhole(key)
    );
  }

  /** A newer version that is made again may read the texts of its pages, which are in the cache only. */
  function mayBeCompared(version: Version, key: string): boolean {
    const newer = site.versions[site.versions.indexOf(version) - 1];
    const isRead = newer && comparedWith(site, newer) && !found.has(newer.name);
    return !isRead || cache.isFrozenWhole(key, pageTextSuffix);
  }
}

/** What the link check has to know of the pages of such versions. */
export function frozenBuilt(site: Site, frozen: Map<string, FrozenVersion>): BuiltPage[] {
  return namedVersions(site, frozen).flatMap(([version, one]) => frozenPages(site, version, one));
}

/** The files of their search indexes. */
export function frozenIndexes({ site, engineHash, cache }: Sources, frozen: Map<string, FrozenVersion>): IndexFile[] {
  return namedVersions(site, frozen).flatMap(([version, one]) => {
    const pages = searchableDocs(
      site,
      one.pages.map(({ task }) => task),
    );
    return placeIndex(
      site,
      version,
      { key: indexKey(engineHash, site, pages), names: one.indexNames, pages },
      cache.dir,
    );
  });
}

function namedVersions(site: Site, frozen: Map<string, FrozenVersion>): [Version, FrozenVersion][] {
  return site.versions.flatMap((version) => {
    const one = frozen.get(version.name);
    return one ? [[version, one]] : [];
  });
}

interface MadeVersion {
  version: Version;
  key: string;
  index: { key: string; names: string[] };
}

interface MadePages {
  /** Docs, and the pages that say what has changed in them. */
  rendered: RenderedPage[];
  docs: CompiledDocs;
  /** Of what each doc has in the cache, by route. */
  keys: ReadonlyMap<string, string[]>;
}

/** Notes what a later build has to know of the versions that this one has made. */
export function keepVersions(
  sources: Sources,
  frozen: Map<string, FrozenVersion>,
  pages: MadePages,
  versions: MadeVersion[],
): void {
  const { site } = sources;
  // Of a version that is compared as well, it is asked for twice.
  const found = new Map<Version, Outside | undefined>();
  const outside = (version: Version): Outside | undefined => {
    if (!found.has(version))
      found.set(version, frozen.get(version.name)?.outside ?? outsideOf(site, version, pages.docs));
    return found.get(version);
  };
  for (const made of versions) {
    const rendered = pages.rendered.filter(({ task }) => task.version === made.version.name);
    keepVersion(sources, outside, { ...pages, rendered }, made);
  }
}

function keepVersion(
  { site, cache }: Sources,
  outsideOfVersion: (version: Version) => Outside | undefined,
  { rendered, docs, keys }: MadePages,
  { version, key, index }: MadeVersion,
): void {
  const older = comparedWith(site, version);
  const outside = outsideOfVersion(version);
  const before = older && outsideOfVersion(older);
  if (!outside || (older && !before)) return;
  const folder = `/${foldersOf(site, version).pages}/`;
  const isBeside = ({ task }: RenderedPage): boolean =>
    [task.payloadUrl, markdownUrl(task.input.meta.path)].some((url) => !url.startsWith(folder));
  const made = rendered.map(({ task, entry }) => ({ task, entry, compiled: docs.get(task.input.meta.path) }));
  const own = made.flatMap(({ task, compiled }) => [
    task.key,
    ...(compiled ? [compiled.codeKey] : []),
    ...(keys.get(task.input.meta.path) ?? []),
  ]);
  const found = freeze(made, {
    indexNames: index.names,
    outside,
    ...(before && { before }),
    keys: [...own, index.key],
    beside: Object.assign({}, ...rendered.filter(isBeside).map(({ task }) => cache.filesOf(task.key))) as MadeFiles,
  });
  if (found) cache.freeze(version.base, key, found);
}
