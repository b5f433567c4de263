import type { CompiledPage } from '../../markdown/compile.ts';
import { tagOf } from '../../contract/version-tag.ts';
import { markdownUrl } from '../../kernel/urls/page-address.ts';
import { isExternal } from '../../kernel/urls/external.ts';
import { tocLevels } from '../../site/checks/check-front-matter.ts';
import { fragmentsFolder } from '../../site/docs/fragment-lines.ts';
import type { Doc, Site, Version } from '../../site/model.ts';
import { counterpart, counterparts, landingOf, latestVersion, versionOf } from '../../site/versions/versions.ts';
import { type DocItem, sidebarPosition } from '../../site/sidebars/sidebar-order.ts';
import type { DocInput, NavigationLink, PageMeta } from '../../contract/page-data.ts';
import { tagRoute, tagsOf } from '../../site/tags/tags.ts';
import { headTags } from '../plugins/head-tags.ts';
import { pluginDoc } from '../plugins/plugin-doc.ts';
import type { Asides } from '../plugins/shown-parts.ts';
import { assetUrl } from './shells.ts';
import { breadcrumbs, placeOf } from './breadcrumbs.ts';
import { canonicalRoute } from './canonical.ts';
import { alternateLinks } from './alternate-links.ts';
import { dayInWords } from './day-in-words.ts';
import { structuredData } from './structured-data.ts';
import { translationNote } from './translation-note.ts';
import type { DocumentHead } from './document.ts';
import type { MarkdownHead } from '../export/markdown-export.ts';

interface DocSurroundings {
  compiled: Pick<CompiledPage, 'headings' | 'components' | 'reference'>;
  shellUrl: string;
  asides: Asides;
  /** Whether another page says what has changed in it. */
  hasChanges?: boolean;
}

/** Everything about a doc's page that follows from the site rather than from its own content. */
export function describeDoc(
  site: Site,
  doc: Doc,
  { compiled: { headings, components, reference }, shellUrl, asides, hasChanges }: DocSurroundings,
): { meta: PageMeta; head: DocumentHead; markdown: MarkdownHead } & Omit<DocInput, 'meta' | 'kind' | 'code'> {
  const { config, modules } = site;
  const { parts } = modules;
  const { front } = doc;
  const version = versionOf(site, doc);
  const { minLevel, maxLevel } = tocLevels(site, doc);
  const place = placeOf(version, doc);
  const { near, position } = place;
  const latest = latestVersion(site);
  const { previous, next } = neighbours(version, doc);
  const tags = tagLinks(site, version, doc);
  const beside = asides.choose(doc);
  const below = asides.choose(doc, 'foot');
  const plainTitle = doc.id === version.mainDocId ? config.title : `${doc.title} | ${config.title}`;
  const title = version.isLast ? plainTitle : `${plainTitle} ${version.label}`;
  const description = doc.description && { description: doc.description };
  const url = config.url + doc.route;
  const canonical = config.url + canonicalRoute(site, doc);
  const alternates = alternateLinks(site, doc);
  const translation = translationNote(site, doc);
  const isEntrance = front.layout === 'landing';
  const toc = (front.hide_table_of_contents || isEntrance ? [] : headings)
    .filter(({ level }) => level >= minLevel && level <= maxLevel)
    .map(({ id, text, level, isCode }) => ({
      id,
      text,
      ...(level > minLevel && { depth: level - minLevel }),
      ...(isCode && { isCode }),
    }));
  // Where the sidebar has no entry for it, the list stays beside the text.
  const isInSidebar = reference !== undefined && position !== undefined && toc.length > 0;
  return {
    meta: {
      path: doc.route,
      title,
      canonical,
      version: version.name,
      versionLinks: versionLinks(site, doc),
      shell: shellUrl,
      ...(near && { near: near.href }),
      ...(isInSidebar && { toc }),
    },
    head: {
      title,
      ...description,
      url,
      canonical,
      markdown: markdownUrl(doc.route),
      searchTag: tagOf(version.name),
      ...(alternates.length > 0 && { alternates }),
      ...(front.unlisted && { hidden: true }),
      ...(front.keywords && { keywords: front.keywords }),
      ...(front.image && { image: isExternal(front.image) ? front.image : config.url + assetUrl(site, front.image) }),
      ...(front.head && { tags: front.head }),
      structured: structuredData(site, doc, {
        url,
        lang: translation?.isMissing ? translation.lang : config.i18n.defaultLocale,
      }),
      ...headTags(site, { path: doc.route, title, doc: pluginDoc(doc) }),
    },
    markdown: { title: doc.title, ...description, url, version: version.label },
    view: {
      title: doc.title,
      // Payloads contain it only where a part of the site shows it.
      ...((parts.DocHeader || parts.Landing) && description),
      ...(parts.Landing && doc.id === version.mainDocId && { isLanding: true }),
      // The way home begins there.
      breadcrumbs: doc.id === version.mainDocId || isEntrance ? [] : breadcrumbs(site, version, doc, place),
      ...(version.banner !== 'none' && counterpart(site, doc, latest) && { inLatest: true }),
      toc: isInSidebar ? [] : toc,
      ...(reference?.header && { header: { __html: reference.header } }),
      ...(previous && { previous }),
      ...(next && { next }),
      file: doc.file,
      ...(doc.shared?.length === 1 && { textFile: `${fragmentsFolder}/${doc.shared[0]}` }),
      ...(hasChanges && { changes: true }),
      ...(doc.lastUpdated && { lastUpdated: doc.lastUpdated, ...dayInWords(site, doc.lastUpdated) }),
      ...(translation && { translation }),
      ...(translation?.isMissing && { inOriginal: { lang: translation.lang, dir: translation.dir } }),
      ...(front.hide_table_of_contents && { isWide: true }),
      ...(isEntrance && { isEntrance }),
      ...(beside.length > 0 && { asides: beside }),
      ...(below.length > 0 && { below }),
    },
    ...(components.length > 0 && { components }),
    ...(tags.length > 0 && { tags }),
    ...(front.last_update?.author && { updatedBy: front.last_update.author }),
    ...((front.draft || front.unlisted) && { notice: front.draft ? 'draft' : 'unlisted' }),
  };
}

/** Where the tags of a page lead; those of an unlisted one may have no page. */
function tagLinks(site: Site, version: Version, { front }: Doc): NavigationLink[] {
  const routes = new Set((front.tags ?? []).map((tag) => tagRoute(version, tag)));
  if (routes.size === 0) return [];
  return tagsOf(site, version)
    .filter(({ route }) => routes.has(route))
    .map(({ label, route }) => ({ label, href: route }));
}

/** The pages before and after it: those that it names, or else its neighbours in the sidebar. */
function neighbours(
  version: Version,
  { id, sidebar, front }: Doc,
): Partial<Record<'previous' | 'next', NavigationLink>> {
  const { docs, sidebars } = version;
  const position = sidebar ? sidebarPosition(sidebars[sidebar]!, id) : undefined;
  const linkTo = (named: string | null | undefined, listed: DocItem | undefined): NavigationLink | undefined => {
    const doc = docs.get((named === undefined ? listed?.id : named) ?? '');
    if (!doc) return undefined;
    const label = named === undefined ? listed!.label : (doc.sidebarLabel ?? doc.title);
    return { label: doc.front.pagination_label ?? label, href: doc.route };
  };
  const previous = linkTo(front.pagination_prev, position?.previous);
  const next = linkTo(front.pagination_next, position?.next);
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** The targets of the version dropdown: the same page in each version, or else the version's landing page. */
export function versionLinks(site: Site, doc?: Doc): Record<string, string> {
  const same = doc ? counterparts(site, doc) : [];
  return Object.fromEntries(
    site.versions.map((version, index) => [version.name, same[index]?.route ?? landingOf(version)]),
  );
}
