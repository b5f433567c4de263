import type { Heading } from '../../markdown/heading.ts';
import { tagOf } from '../../contract/version-tag.ts';
import { isExternal } from '../../kernel/urls/external.ts';
import { tocLevels } from '../../site/checks/check-front-matter.ts';
import type { Doc, Site, Version } from '../../site/model.ts';
import { counterpart, landingOf, latestVersion, versionOf } from '../../site/versions/versions.ts';
import { type DocItem, sidebarPosition } from '../../site/sidebars/sidebar-order.ts';
import type { DocInput, NavigationLink, PageMeta } from '../../contract/page-data.ts';
import { tagRoute, tagsOf } from '../../site/tags/tags.ts';
import { headTags } from '../plugins/head-tags.ts';
import { pluginDoc } from '../plugins/plugin-doc.ts';
import type { Asides } from '../plugins/shown-parts.ts';
import { assetUrl } from './shells.ts';
import { alternateLinks } from './alternate-links.ts';
import { dayInWords } from './day-in-words.ts';
import { translationNote } from './translation-note.ts';
import type { DocumentHead } from './document.ts';
import type { MarkdownHead } from '../export/markdown-export.ts';

/** Everything about a doc's page that follows from the site rather than from its own content. */
export function describeDoc(
  site: Site,
  doc: Doc,
  { headings, shellUrl, asides }: { headings: Heading[]; shellUrl: string; asides: Asides },
): { meta: PageMeta; head: DocumentHead; markdown: MarkdownHead } & Omit<DocInput, 'meta' | 'kind' | 'code'> {
  const { config, modules } = site;
  const { parts } = modules;
  const { front } = doc;
  const version = versionOf(site, doc);
  const { minLevel, maxLevel } = tocLevels(site, doc);
  const position = doc.sidebar ? sidebarPosition(version.sidebars[doc.sidebar]!, doc.id) : undefined;
  const latest = latestVersion(site);
  const { previous, next } = neighbours(version, doc);
  const tags = tagLinks(site, version, doc);
  const beside = asides.choose(doc);
  const plainTitle = doc.id === version.mainDocId ? config.title : `${doc.title} | ${config.title}`;
  const title = version.isLast ? plainTitle : `${plainTitle} ${version.label}`;
  const description = doc.description && { description: doc.description };
  const url = config.url + doc.route;
  const inLatest = counterpart(site, doc, latest) ?? doc;
  // A page that is not translated is the original once more.
  const canonical = config.url + (inLatest.translation?.isMissing ? inLatest.translation.original : inLatest.route);
  const alternates = alternateLinks(site, doc);
  const translation = translationNote(site, doc);
  const label = doc.sidebarLabel ?? doc.title;
  return {
    meta: {
      path: doc.route,
      title,
      canonical,
      version: version.name,
      versionLinks: versionLinks(site, doc),
      shell: shellUrl,
    },
    head: {
      title,
      ...description,
      url,
      canonical,
      searchTag: tagOf(version.name),
      ...(alternates.length > 0 && { alternates }),
      ...(front.unlisted && { hidden: true }),
      ...(front.keywords && { keywords: front.keywords }),
      ...(front.image && { image: isExternal(front.image) ? front.image : config.url + assetUrl(site, front.image) }),
      ...(front.head && { tags: front.head }),
      ...headTags(site, { path: doc.route, title, doc: pluginDoc(doc) }),
    },
    markdown: { title: doc.title, ...description, url, version: version.label },
    view: {
      title: doc.title,
      // Payloads contain it only where a part of the site shows it.
      ...((parts.DocHeader || parts.Landing) && description),
      ...(parts.Landing && doc.id === version.mainDocId && { isLanding: true }),
      breadcrumbs: [
        { label: site.strings['doc.home'], href: landingOf(version) },
        // A category and its overview often have one name.
        ...(position?.categories ?? [])
          .filter((category) => category !== label)
          .map((category) => ({ label: category })),
        { label },
      ],
      ...(version.banner !== 'none' && counterpart(site, doc, latest) && { inLatest: true }),
      toc: (front.hide_table_of_contents ? [] : headings)
        .filter(({ level }) => level >= minLevel && level <= maxLevel)
        .map(({ id, text, level }) => ({ id, text, ...(level > minLevel && { depth: level - minLevel }) })),
      ...(previous && { previous }),
      ...(next && { next }),
      file: doc.file,
      ...(doc.lastUpdated && { lastUpdated: doc.lastUpdated, ...dayInWords(site, doc.lastUpdated) }),
      ...(translation && { translation }),
      ...(translation?.isMissing && { inOriginal: { lang: translation.lang, dir: translation.dir } }),
      ...(front.hide_table_of_contents && { isWide: true }),
      ...(beside.length > 0 && { asides: beside }),
    },
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
  return Object.fromEntries(
    site.versions.map((version) => [
      version.name,
      (doc && counterpart(site, doc, version)?.route) ?? landingOf(version),
    ]),
  );
}
