import type { Heading } from '../markdown/plugins/context.ts';
import { tagOf } from '../search/tag.ts';
import type { Doc, Site } from '../site/model.ts';
import { counterpart, landingOf, latestVersion, versionOf } from '../site/versions.ts';
import { categoriesOf, docsInOrder } from '../site/sidebars.ts';
import type { DocView, NavigationLink, PageMeta } from '../ui/page-data.ts';
import { chooseAd } from './ads.ts';
import type { DocumentHead } from './document.ts';
import type { PlainHead } from './plain/plain-page.ts';

/** Everything about a doc's page that follows from the site rather than from its own content. */
export function describeDoc(
  site: Site,
  doc: Doc,
  { headings, shellUrl, now }: { headings: Heading[]; shellUrl: string; now: Date },
): { meta: PageMeta; head: DocumentHead; plain: PlainHead; view: DocView } {
  const { config } = site;
  const version = versionOf(site, doc);
  const { minLevel, maxLevel } = config.tableOfContents;
  const order = doc.sidebar ? docsInOrder(version.sidebars[doc.sidebar]!) : [];
  const place = order.findIndex(({ id }) => id === doc.id);
  const neighbour = (offset: number): NavigationLink | undefined => {
    const item = place < 0 ? undefined : order[place + offset];
    return item && { label: item.label, href: item.href };
  };
  const latest = latestVersion(site);
  const categories = (doc.sidebar && categoriesOf(version.sidebars[doc.sidebar]!, doc.id)) || [];
  const ad = chooseAd(config.ads, doc.route, now);
  const previous = neighbour(-1);
  const next = neighbour(1);
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
    },
    plain: { title: doc.title, ...description, url, version: version.label },
    view: {
      title: doc.title,
      breadcrumbs: [
        { label: 'Home', href: landingOf(version) },
        // A category and its overview often have one name.
        ...categories.filter((category) => category !== label).map((category) => ({ label: category })),
        { label },
      ],
      ...(version.banner !== 'none' && counterpart(site, doc, latest) && { inLatest: true }),
      toc: headings
        .filter(({ level }) => level >= minLevel && level <= maxLevel)
        .map(({ id, text, level }) => ({ id, text, ...(level > minLevel && { depth: level - minLevel }) })),
      ...(previous && { previous }),
      ...(next && { next }),
      file: doc.file,
      ...(doc.lastUpdated && { lastUpdated: doc.lastUpdated }),
      ...(ad && { ad: ad.ad_id }),
    },
  };
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
