import type { Doc, Site } from '../../site/model.ts';
import type { HeadTag } from '../../site/plugins/plugin.ts';
import { landingOf, versionOf } from '../../site/versions/versions.ts';

/** What search engines are told about a doc: an article, and the pages above it. Small, because it repeats what the head says. */
export function structuredData(site: Site, doc: Doc, { url, lang }: { url: string; lang: string }): HeadTag {
  const { config } = site;
  const version = versionOf(site, doc);
  const article = {
    '@type': 'TechArticle',
    headline: doc.title,
    ...(doc.description && { description: doc.description }),
    url,
    ...(doc.lastUpdated && { dateModified: doc.lastUpdated }),
    inLanguage: lang,
    ...(site.versions.length > 1 && { version: version.label }),
    isPartOf: { '@type': 'WebSite', name: config.title },
  };
  const above = pagesAbove(site, doc);
  const steps: { name: string; route?: string }[] = [...above, { name: doc.title }];
  // The last step is the page itself, whose address is known.
  const trail = steps.map(({ name, route }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(route && { item: config.url + route }),
  }));
  const graph = [article, ...(above.length > 0 ? [{ '@type': 'BreadcrumbList', itemListElement: trail }] : [])];
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // A script ends wherever its end is mentioned, and a comment begins.
  const content = text.replaceAll('<', String.raw`\u003c`);
  return { tag: 'script', attributes: { type: 'application/ld+json' }, content };
}

/** The start page of the version, and the docs whose addresses are the beginning of this one: categories have none of their own. */
function pagesAbove(site: Site, doc: Doc): { name: string; route: string }[] {
  const start = landingOf(versionOf(site, doc));
  if (doc.route === start) return [];
  const parts = doc.route.split('/');
  const between = parts.map((_, index) => site.routes.get(parts.slice(0, index).join('/')));
  return [
    { name: site.strings['doc.home'], route: start },
    ...between.flatMap((page) =>
      page && page.version === doc.version && page.route !== start ? [{ name: page.title, route: page.route }] : [],
    ),
  ];
}
