import type { Heading } from '../../markdown/heading.ts';
import { tagOf } from '../../contract/version-tag.ts';
import type { Doc, Site } from '../../site/model.ts';
import { counterpart, landingOf, latestVersion, versionOf } from '../../site/versions/versions.ts';
import { sidebarPosition } from '../../site/sidebars/sidebar-order.ts';
import type { DocView, NavigationLink, PageMeta } from '../../contract/page-data.ts';
import { headTags } from '../plugins/head-tags.ts';
import { pluginDoc } from '../plugins/plugin-doc.ts';
import { chooseAd } from './ads.ts';
import type { DocumentHead } from './document.ts';
import type { MarkdownHead } from '../export/markdown-export.ts';

/** Everything about a doc's page that follows from the site rather than from its own content. */
export function describeDoc(
  site: Site,
  doc: Doc,
  { headings, shellUrl, now }: { headings: Heading[]; shellUrl: string; now: Date },
): { meta: PageMeta; head: DocumentHead; markdown: MarkdownHead; view: DocView } {
  const { config, modules } = site;
  const { parts } = modules;
  const version = versionOf(site, doc);
  const { minLevel, maxLevel } = config.tableOfContents;
  const position = doc.sidebar ? sidebarPosition(version.sidebars[doc.sidebar]!, doc.id) : undefined;
  const latest = latestVersion(site);
  const ad = chooseAd(config.ads, doc.route, now);
  const plainTitle = doc.id === version.mainDocId ? config.title : `${doc.title} | ${config.title}`;
  const title = version.isLast ? plainTitle : `${plainTitle} ${version.label}`;
  const description = doc.description && { description: doc.description };
  const url = config.url + doc.route;
  const canonical = config.url + (counterpart(site, doc, latest)?.route ?? doc.route);
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
      toc: headings
        .filter(({ level }) => level >= minLevel && level <= maxLevel)
        .map(({ id, text, level }) => ({ id, text, ...(level > minLevel && { depth: level - minLevel }) })),
      ...(position?.previous && { previous: linkTo(position.previous) }),
      ...(position?.next && { next: linkTo(position.next) }),
      file: doc.file,
      ...(doc.lastUpdated && { lastUpdated: doc.lastUpdated }),
      ...(ad && { ad: ad.ad_id }),
    },
  };
}

function linkTo({ label, href }: NavigationLink): NavigationLink {
  return { label, href };
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
