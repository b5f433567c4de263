import { fill } from '../../contract/strings/strings.ts';
import type { Site, Version } from '../../site/model.ts';
import { notFoundPath, searchPath } from '../../contract/built-in-pages.ts';
import { landingOf, latestVersion, namedDoc } from '../../site/versions/versions.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import type { NavigationLink, PageMeta, UtilityInput } from '../../contract/page-data.ts';
import type { ShownParts } from '../plugins/shown-parts.ts';
import { headTags } from '../plugins/head-tags.ts';
import { versionLinks } from './describe-doc.ts';
import { type PageInfos, sitePages } from './site-pages.ts';
import type { UtilityPage } from './utility-page.ts';

interface UtilitySources {
  site: Site;
  search: SearchSite;
  /** Of the pages that are components. */
  infos: PageInfos;
  plugins: Pick<ShownParts, 'pages'>;
}

/** The pages that are not docs: the site's own that are components, search, not found, and those of plugins. */
export function utilityPages(
  { site, search, infos, plugins }: UtilitySources,
  shellUrl: (version: Version) => string,
): UtilityPage[] {
  const { strings } = site;
  const { baseUrl, title } = site.config;
  const meta = (path: string, name: string): PageMeta => ({
    path,
    title: `${name} | ${title}`,
    versionLinks: versionLinks(site),
    shell: shellUrl(latestVersion(site)),
    shells: Object.fromEntries(site.versions.map((version) => [version.name, shellUrl(version)])),
  });
  const inputs: UtilityInput[] = [
    { kind: 'search', meta: meta(baseUrl + searchPath, strings['search.label']), site: search },
    {
      kind: 'not-found',
      meta: meta(baseUrl + notFoundPath, strings['notFound.title']),
      links: Object.fromEntries(site.versions.map((version) => [version.name, likelyTargets(site, search, version)])),
      others: Object.fromEntries(site.versions.map((version) => [version.name, otherVersions(site, version)])),
      searchHref: baseUrl + searchPath,
      site: search,
    },
  ];
  const hidden = inputs.map((input) => ({ input, head: { title: input.meta.title, hidden: true } }));
  const added = plugins.pages.map(({ path, title: name, description, module, props = {} }): UtilityPage => {
    const pageMeta = meta(baseUrl + path, name);
    const canonical = site.config.url + pageMeta.path;
    return {
      input: { kind: 'plugin', meta: { ...pageMeta, ...(description && { canonical }) }, module, props },
      head: {
        title: pageMeta.title,
        ...(description ? { description, url: canonical, canonical } : { hidden: true }),
      },
    };
  });
  return [...sitePages(site, infos, meta), ...hidden, ...added].map(({ input, head }) => ({
    input,
    head: { ...head, ...headTags(site, { path: input.meta.path, title: input.meta.title }) },
  }));
}

/** More than that is no help to choose. */
const maxTargets = 6;

/** Suggestions for a reader of one version: the navbar's docs in it, then what readers often look for. */
function likelyTargets(site: Site, search: SearchSite, version: Version): NavigationLink[] {
  const named = site.config.navbar.items.map((item) =>
    item.type === 'doc' ? namedDoc(site, item.docId, version) : undefined,
  );
  // Several docs may have been one page in an older version.
  const docs = [...new Set(named)].flatMap((doc) => (doc ? [{ label: doc.title, href: doc.route }] : []));
  const known = new Set(docs.map(({ href }) => href));
  const suggested = search.versions.find(({ name }) => name === version.name)?.suggestions ?? [];
  const tasks = suggested.filter(({ href }) => !known.has(href));
  return [...docs, ...tasks].slice(0, maxTargets);
}

function otherVersions(site: Site, version: Version): NavigationLink[] {
  return site.versions
    .filter((other) => other !== version)
    .map((other) => ({
      label: fill(site.strings['notFound.version'], { version: other.label }),
      href: landingOf(other),
    }));
}
