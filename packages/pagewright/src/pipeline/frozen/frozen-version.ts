import type { Site, Version } from '../../site/model.ts';
import { isExternal } from '../../kernel/urls/external.ts';
import { pageAddress } from '../../kernel/urls/page-address.ts';
import { decodePath } from '../../kernel/urls/paths.ts';
import type { Link } from '../../markdown/context.ts';
import type { CompiledEntry, MadeFiles, RenderedEntry } from '../cache/manifest.ts';
import type { BuiltPage } from '../check/check-links.ts';
import type { LinkTable } from '../compile/resolve.ts';
import type { RenderedTask } from '../tasks/task.ts';
import { type Outside, isAsBefore } from './outside.ts';

/** What a build has to know of a version whose pages and search index it takes as they are. */
export interface FrozenVersion {
  /** Those that compare it with the version before are among them. */
  pages: FrozenPage[];
  /** Files of its search index, without the texts. */
  indexNames: string[];
  outside: Outside;
  /** The same of the version that it is compared with. */
  before?: Outside;
  /** Of all that it has in the cache. */
  keys: string[];
  /** Files in the cache of pages that have some beside the version's folder in the output, as its landing page does. */
  beside: MadeFiles;
}

export interface FrozenPage {
  task: RenderedTask;
  /** Of its links, those that do not lead into the version: what is in it does not change. */
  entry: RenderedEntry;
  /** Of a doc. */
  doc?: {
    links: Link[];
    /** Ids of its headings. */
    headings: string[];
    /** A hash of what it shows, for the version that is compared with this one. */
    shown: string;
  };
}

/** A page of a version, made in this build or an earlier one; only docs are compiled. */
export interface MadePage {
  task: RenderedTask;
  entry: RenderedEntry;
  compiled: CompiledEntry | undefined;
}

/** What is to be known of a version later; nothing if there is anything to report, which may depend on the rest of the site. */
export function freeze(made: MadePage[], rest: Omit<FrozenVersion, 'pages'>): FrozenVersion | undefined {
  if (made.some(({ compiled }) => compiled && compiled.problems.length > 0)) return undefined;
  const ids = new Map(made.map(({ task, entry }) => [pageAddress(task.input.meta.path), new Set(entry.ids)]));
  const isInside = (href: string, route: string): boolean => {
    if (isExternal(href)) return true;
    const [address = '', hash = ''] = href.split('#', 2);
    const path = decodePath(address.split('?', 1)[0]!);
    const found = ids.get(pageAddress(path === '' ? route : path));
    const id = decodePath(hash.split(':~:', 1)[0]!);
    return found !== undefined && (id === '' || found.has(id));
  };
  const pages = made.map(({ task, entry, compiled }): FrozenPage => {
    const hrefs = entry.hrefs.filter((href) => !isInside(href, task.input.meta.path));
    const doc = compiled && {
      links: compiled.links.filter(({ href }) => hrefs.includes(href)),
      headings: compiled.headings.map(({ id }) => id),
      shown: compiled.shown,
    };
    return { task, entry: { ...entry, hrefs }, ...(doc && { doc }) };
  });
  return { pages, ...rest };
}

/** Whether everything outside of a version that its pages were made from is as it was. */
export function isStillTrue({ outside, before }: FrozenVersion, table: LinkTable): boolean {
  return isAsBefore(outside, table) && (before === undefined || isAsBefore(before, table));
}

/** What the link check has to know of it. */
export function frozenPages(site: Site, { base }: Version, { pages }: FrozenVersion): BuiltPage[] {
  return pages.map(({ task, entry, doc }) => ({
    route: task.input.meta.path,
    hrefs: entry.hrefs,
    ids: new Set(entry.ids),
    ...(doc && {
      file: site.routes.get(task.input.meta.path)!.file,
      base,
      links: doc.links,
      headings: doc.headings,
    }),
    ...(entry.needs && { needs: entry.needs }),
  }));
}
