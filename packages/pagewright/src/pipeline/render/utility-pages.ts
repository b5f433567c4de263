import type { Site, Version } from '../../site/model.ts';
import { notFoundPath, searchPath } from '../../contract/built-in-pages.ts';
import { landingOf, latestVersion, namedDoc } from '../../site/versions/versions.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import type { NavigationLink, PageMeta, UtilityInput } from '../../contract/page-data.ts';
import type { DocumentHead } from './document.ts';
import { debugPages, debugRoute, debugSections } from './debug-pages.ts';
import type { Engine } from '../engine.ts';
import { headTags } from '../plugins/head-tags.ts';
import { versionLinks } from './describe-doc.ts';

export interface UtilityPage {
  input: UtilityInput;
  head: DocumentHead;
}

/** The pages that are not docs: search, not found, and the seven debug pages. */
export function utilityPages(
  site: Site,
  engine: Engine,
  search: SearchSite,
  shellUrl: (version: Version) => string,
): UtilityPage[] {
  const { baseUrl, title } = site.config;
  const meta = (path: string, name: string): PageMeta => ({
    path,
    title: `${name} | ${title}`,
    versionLinks: versionLinks(site),
    shell: shellUrl(latestVersion(site)),
    shells: Object.fromEntries(site.versions.map((version) => [version.name, shellUrl(version)])),
  });
  const debugMenu = (shown: string) =>
    debugPages.map((name) => ({ label: name, href: debugRoute(baseUrl, name), active: name === shown }));
  const inputs: UtilityInput[] = [
    { kind: 'search', meta: meta(baseUrl + searchPath, 'Search'), site: search },
    {
      kind: 'not-found',
      meta: meta(baseUrl + notFoundPath, 'Page not found'),
      links: Object.fromEntries(site.versions.map((version) => [version.name, likelyTargets(site, version)])),
      searchHref: baseUrl + searchPath,
      site: search,
    },
    ...debugPages.map((name): UtilityInput => {
      const heading = name === 'debug' ? 'Debug' : `Debug: ${name}`;
      return {
        kind: 'debug',
        meta: meta(debugRoute(baseUrl, name), heading),
        title: heading,
        pages: debugMenu(name),
        sections: debugSections(name, site, engine, search),
      };
    }),
  ];
  return inputs.map((input) => {
    const { path, title: pageTitle } = input.meta;
    return { input, head: { title: pageTitle, hidden: true, ...headTags(site, { path, title: pageTitle }) } };
  });
}

/** Suggestions for a reader of one version: the navbar's docs in it, and the other versions. */
function likelyTargets(site: Site, version: Version): NavigationLink[] {
  const named = site.config.navbar.items.map((item) =>
    item.type === 'doc' ? namedDoc(site, item.docId, version) : undefined,
  );
  // Several docs may have been one page in an older version.
  const docs = [...new Set(named)].flatMap((doc) => (doc ? [{ label: doc.title, href: doc.route }] : []));
  const others = site.versions
    .filter((other) => other !== version)
    .map((other) => ({ label: `${other.label} documentation`, href: landingOf(other) }));
  return [...docs, ...others];
}
