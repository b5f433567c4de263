import type { PageProblem } from '../contract/edit-events.ts';
import { isExternal } from '../kernel/urls/external.ts';
import { pageAddress } from '../kernel/urls/page-address.ts';
import { decodePath } from '../kernel/urls/paths.ts';
import { atLevels, distinct } from '../kernel/problems.ts';
import { contentPage } from '../pipeline/check/built-pages.ts';
import { type BuiltPage, checkLinks } from '../pipeline/check/check-links.ts';
import { readPage } from '../pipeline/render/read-page.ts';
import { versionOf } from '../site/versions/versions.ts';
import type { DevPages } from './dev-pages.ts';
import { filesOf } from './files-of.ts';

/** What the check of one page needs of the site around it. */
export interface Surroundings {
  /** The pages in each language. */
  all: DevPages[];
  /** Those in the language of an address. */
  pagesAt(path: string): DevPages;
  /** Whether the answer is still of interest. */
  isWanted(): boolean;
}

/** What a check of the site would say about a page: about its files, and about its links once it is rendered. */
export async function pageProblems(pages: DevPages, path: string, around: Surroundings): Promise<PageProblem[]> {
  const page = await pages.page(path);
  if (!page?.source) return [];
  const { doc, compiled } = page.source;
  const { site } = pages;
  const files = new Set([doc.file, ...doc.segments.map(({ file }) => file)]);
  const ofFiles = pages.problems.filter(({ file }) => file !== undefined && files.has(file));
  const { hrefs, ids } = readPage(await pages.body(page.input));
  const own = contentPage(site, compiled, doc.route, { hrefs, ids });
  const found = new Set(around.all.flatMap((one) => filesOf(one.site, one.plugins)));
  const targets = await lookUp(own, found, around);
  const ofLinks = atLevels(checkLinks([own, ...targets], found), site.config.rules);
  return distinct([...ofFiles, ...compiled.problems, ...ofLinks]);
}

/**
 * The pages that a page's links lead to; where a link names a section, with the ids of that page. Those that are not made from files
 * are added to what was found.
 */
async function lookUp(own: BuiltPage, found: Set<string>, around: Surroundings): Promise<BuiltPage[]> {
  const targets = new Map(around.all.flatMap(docsOf).map((page) => [pageAddress(page.route), page]));
  targets.delete(pageAddress(own.route));
  for (const href of own.hrefs) {
    const [address, section = ''] = href.split('#', 2) as [string, string?];
    const path = decodePath(address.split('?', 1)[0]!);
    if (isExternal(href) || path === '' || !around.isWanted()) continue;
    const target = targets.get(pageAddress(path));
    if (!target) {
      if (!found.has(path) && (await around.pagesAt(path).page(path))) found.add(path);
    } else if (section !== '' && !target.ids.has(section)) {
      target.ids = await idsOf(around.pagesAt(path), target.route, section);
    }
  }
  return [...targets.values()];
}

function docsOf({ site }: DevPages): BuiltPage[] {
  return [...site.routes.values()].map((doc) => ({
    route: doc.route,
    base: versionOf(site, doc).base,
    hrefs: [],
    ids: new Set<string>(),
  }));
}

/** Most sections begin with a heading: then the page need not be rendered. */
async function idsOf(pages: DevPages, route: string, section: string): Promise<Set<string>> {
  try {
    const page = await pages.page(route);
    const headings = new Set(page?.source?.compiled.headings.map(({ id }) => id));
    if (!page || headings.has(section)) return headings;
    return new Set(readPage(await pages.body(page.input)).ids);
  } catch {
    // It cannot be shown, which it says itself; its sections are unknown.
    return new Set([section]);
  }
}
