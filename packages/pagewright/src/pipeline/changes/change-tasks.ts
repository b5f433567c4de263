import { fill } from '../../contract/strings/strings.ts';
import type { DocView } from '../../contract/page-data.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { payloadUrl } from '../../kernel/urls/paths.ts';
import type { Doc, Site, Version } from '../../site/model.ts';
import { builtDocs } from '../../site/routes/routes.ts';
import { readingOrder } from '../export/reading-order.ts';
import type { PagePair, VersionPair } from '../../site/versions/changes.ts';
import { landingOf } from '../../site/versions/versions.ts';
import { breadcrumbs } from '../render/breadcrumbs.ts';
import { versionLinks } from '../render/describe-doc.ts';
import type { RenderedPage } from '../render/render-all.ts';
import type { Shell } from '../render/shell-set.ts';
import type { RenderTask } from '../tasks/task.ts';
import type { ChangedPage, ChangedPages, ChangesSource, PageLink } from './changes-source.ts';

/** A comparison of two pages, or the pages themselves if they say the same. */
export interface Compared {
  pair: PagePair;
  page?: RenderedPage;
}

interface Surroundings {
  site: Site;
  /** Of everything that all documents are made from. */
  frameKey: string;
  shell: Shell;
}

/** The page that compares two rendered ones. */
export function comparisonTask(
  surroundings: Surroundings,
  { after, before, route }: VersionPair,
  pair: PagePair,
  rendered: { before: RenderedPage; after: RenderedPage },
): RenderTask {
  const { site } = surroundings;
  const side = (doc: Doc, { label }: Version) => ({ title: doc.title, href: doc.route, version: label });
  const sides = {
    before: side(pair.before, before),
    after: side(pair.after, after),
    overview: route,
    isRenamed: isRenamed(pair),
  };
  const title = fill(site.strings['compare.title'], { page: pair.after.title, version: before.label });
  const way = breadcrumbs(site, after, pair.after);
  const own = way.pop();
  return toTask(surroundings, {
    path: pair.route,
    title,
    version: after,
    doc: pair.after,
    // Below the page itself.
    trail: [
      ...way,
      { ...own!, href: pair.after.route },
      { label: fill(site.strings['doc.changes'], { version: before.label }) },
    ],
    source: { of: 'page', before: rendered.before.task.key, after: rendered.after.task.key, sides },
    // The keys of pages also change with what is around their text.
    sourceKey: [rendered.before.entry.text, rendered.after.entry.text, sides],
  });
}

/** The page that lists all that has changed in a version. */
export function overviewTask(
  surroundings: Surroundings,
  pair: VersionPair,
  compared: Compared[],
  rendered: (doc: Doc) => RenderedPage,
): RenderTask {
  const { site } = surroundings;
  const { after, before } = pair;
  const title = fill(site.strings['compare.overview'], { after: after.label, before: before.label });
  const pages = builtDocs(site, after).map((doc) => ({ doc, ...rendered(doc) }));
  const lists = pages
    .filter(({ entry }) => entry.listsChanges)
    .map(({ doc, task, entry }) => ({ link: pageLink(doc), key: task.key, text: entry.text }));
  const source: ChangedPages = {
    of: 'version',
    before: before.label,
    after: after.label,
    ...changedPages(site, pair, compared),
    lists: lists.map(({ link, key }) => ({ ...link, key })),
  };
  return toTask(surroundings, {
    path: pair.route,
    title,
    version: after,
    trail: [{ label: site.strings['doc.home'], href: landingOf(after) }, { label: title }],
    source,
    sourceKey: [{ ...source, lists: lists.map(({ link, text }) => [link, text]) }],
  });
}

function changedPages(site: Site, { after, before, pages }: VersionPair, compared: Compared[]) {
  const order = new Map(inOrder(site, after).map((doc, index) => [doc, index]));
  const placeOf = ({ pair }: Compared): number => order.get(pair.after) ?? order.size;
  const byOrder = [...compared].sort((a, b) => placeOf(a) - placeOf(b));
  const known = new Set(pages.flatMap((pair) => [pair.after, pair.before]));
  const isAlone = (doc: Doc, version: Version): boolean => !known.has(doc) && doc.id !== version.mainDocId;
  const alone = (version: Version): PageLink[] =>
    inOrder(site, version)
      .filter((doc) => isAlone(doc, version))
      .map(pageLink);
  return {
    added: alone(after),
    removed: alone(before),
    changed: byOrder.flatMap(({ pair, page }): ChangedPage[] => {
      const formerly = isRenamed(pair) ? pair.before.title : undefined;
      if (!page) return formerly === undefined ? [] : [{ ...pageLink(pair.after), formerly }];
      const { changes } = page.entry;
      const hasWords = changes && changes.added + changes.removed > 0;
      return [
        {
          title: pair.after.title,
          href: pair.route,
          ...(formerly !== undefined && { formerly }),
          ...(hasWords && { figures: changes }),
        },
      ];
    }),
    same: compared.filter(({ page }) => !page).length,
  };
}

/** As the sidebars list them. */
function inOrder(site: Site, version: Version): Doc[] {
  return readingOrder(site, version).flatMap(({ docs }) => docs);
}

/** Titles often name their version: what counts is that the page was another one. */
function isRenamed({ after, before }: PagePair): boolean {
  return after.id !== before.id;
}

function pageLink({ title, route, description }: Doc): PageLink {
  return { title, href: route, ...(description && { description }) };
}

interface ChangesPage {
  path: string;
  title: string;
  version: Version;
  /** The page that it is about; a version's is about none. */
  doc?: Doc;
  trail: DocView['breadcrumbs'];
  source: ChangesSource;
  sourceKey: unknown[];
}

/** Nobody looks for what has changed before the page itself is found: search engines are told to leave these alone. */
function toTask({ site, frameKey, shell }: Surroundings, page: ChangesPage): RenderTask {
  const { version, doc, path, trail } = page;
  const { config, strings } = site;
  const title = [`${page.title} | ${config.title}`, ...(version.isLast ? [] : [version.label])].join(' ');
  const meta = {
    path,
    title,
    version: version.name,
    versionLinks: versionLinks(site, doc),
    shell: shell.url,
    ...(doc && { near: doc.route }),
  };
  const head = { title, hidden: true };
  return {
    key: fingerprint('rendered', frameKey, JSON.stringify([meta, head, trail, page.sourceKey, strings])),
    input: { kind: 'changes', meta, trail, source: page.source },
    head,
    shellFile: shell.file,
    payloadUrl: payloadUrl(path, config.baseUrl),
    isHome: false,
  };
}
