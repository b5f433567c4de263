import { posix } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { listFiles } from '../../kernel/files/list-files.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { withLineFeeds } from '../../kernel/text/line-ends.ts';
import { builtInAt } from '../../site/routes/static-files.ts';
import type { DocsSet } from '../config/source-site.ts';
import type { Report } from '../report.ts';
import { text } from '../foreign/values.ts';
import type { TargetVersion } from '../config/target-versions.ts';
import { cleanPath, docNames, isFolderIndex } from './doc-ids.ts';
import { type FrontMatter, readFields } from './front-matter.ts';
import { matchesAny } from './glob.ts';

/** A page of the Docusaurus site, and where it goes. */
export interface SourceDoc {
  /** Full path. */
  path: string;
  /** Relative to the folder of the site: what reports call it. */
  file: string;
  /** Relative to its version's folder. */
  inFolder: string;
  source: string;
  front: FrontMatter;
  version: TargetVersion;
  /** What Docusaurus' sidebars call it. */
  oldId: string;
  /** URL path that Docusaurus gives it, without the site's base path and slashes at its ends. */
  oldRoute: string;
  /** File path in the new version's folder, without the extension. */
  id: string;
  /** Relative to the new site's folder. */
  target: string;
  /** Path inside the new version. */
  route: string;
}

const ignored = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

/**
 * Every page in a version's folder. Of two with the same address, the second gets another one.
 *
 * @param others Pages that the version has already.
 */
export function readDocs(
  siteDir: string,
  set: Pick<DocsSet, 'exclude' | 'numberPrefixes'>,
  version: TargetVersion,
  report: Report,
  others: SourceDoc[] = [],
): SourceDoc[] {
  const routes = new Map(others.map((doc) => [doc.route, doc]));
  const ids = new Set(others.map(({ id }) => id));
  return readFiles(siteDir, set, version, ids).map((doc) => {
    const first = routes.get(doc.route);
    if (!first) {
      routes.set(doc.route, doc);
      return doc;
    }
    const route = unique(`${doc.route || 'page'}-2`, new Set(routes.keys()));
    report.note(`${first.file} has the same address: this page is at ${route} now`, { file: doc.file });
    const moved = { ...doc, route };
    routes.set(route, moved);
    return moved;
  });
}

function readFiles(
  siteDir: string,
  set: Pick<DocsSet, 'exclude' | 'numberPrefixes'>,
  version: TargetVersion,
  taken: Set<string>,
): SourceDoc[] {
  const { folder } = version.from;
  return (
    listFiles(folder)
      .filter((path) => /\.mdx?$/i.test(path) && existsSync(path))
      .map((path) => ({ path, inFolder: relativePath(folder, path) }))
      .filter(({ inFolder }) => !matchesAny(inFolder, [...ignored, ...set.exclude]) && !/(?:^|\/)\./.test(inFolder))
      // Of two pages for a folder, `index` comes first.
      .sort((a, b) => (orderOf(a.inFolder) < orderOf(b.inFolder) ? -1 : 1))
      .map(({ path, inFolder }): SourceDoc => {
        const source = readSource(path);
        const front = readFields(source);
        const { id: ownId, slug } = front.values;
        const names = docNames(inFolder, { id: text(ownId), slug: text(slug) }, set.numberPrefixes);
        const id = unique(newId(names.id, version.prefix), taken);
        return {
          path,
          file: relativePath(siteDir, path),
          inFolder,
          source,
          front,
          version,
          oldId: names.id,
          oldRoute: joinRoute(version.oldBase, names.route),
          id,
          target: `content/${version.folder}/${id}${posix.extname(inFolder).toLowerCase()}`,
          route: joinRoute(version.prefix, pageRoute(names.route)),
        };
      })
  );
}

const orderOf = (path: string): string => path.replace(/(^|\/)(readme\.)/i, '$1~$2');

export function readSource(path: string): string {
  return withLineFeeds(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
}

export function joinRoute(...parts: string[]): string {
  return parts.filter(Boolean).join('/');
}

/** Addresses do not end with `index`, and those of the engine's own pages are taken. */
function pageRoute(route: string): string {
  const path = cleanPath(route).replace(/(?:^|\/)index$/, '');
  return builtInAt('/', `/${path}`) && path !== '' ? `${path}-page` : path;
}

/** The page of a folder is its `index`. */
function newId(oldId: string, prefix: string): string {
  const folder = posix.dirname(oldId);
  const name = posix.basename(oldId);
  const isReadme = name.toLowerCase() !== posix.basename(folder).toLowerCase() && isFolderIndex(name, folder);
  return joinRoute(prefix, cleanPath(isReadme ? posix.join(folder, 'index') : oldId));
}

function unique(id: string, taken: Set<string>): string {
  let own = id;
  for (let count = 2; taken.has(own); count++) own = `${id}-${count}`;
  taken.add(own);
  return own;
}
