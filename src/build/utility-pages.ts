import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { payloadUrl } from '../navigation/paths.ts';
import type { Site, Version } from '../site/model.ts';
import { currentVersion, landingOf } from '../site/navigation.ts';
import type { DebugSection, NavigationLink, PageInput, PageMeta, SearchSite } from '../ui/page-data.ts';
import type { Engine } from './engine.ts';
import { versionLinks } from './pages.ts';

const debugPages = ['debug', 'config', 'content', 'globalData', 'metadata', 'registry', 'routes'] as const;

export function debugRoute(baseUrl: string, name: (typeof debugPages)[number]): string {
  return `${baseUrl}__docusaurus/debug${name === 'debug' ? '' : `/${name}`}`;
}

/** The pages that are no documents: search, not found, and the seven debug pages. */
export function utilityPages(
  site: Site,
  engine: Engine,
  search: SearchSite,
  shellUrl: (version: Version) => string,
): PageInput[] {
  const { baseUrl, title } = site.config;
  const meta = (path: string, name: string): PageMeta => ({
    path,
    title: `${name} | ${title}`,
    versionLinks: versionLinks(site),
    shell: shellUrl(currentVersion(site)),
    shells: Object.fromEntries(site.versions.map((version) => [version.name, shellUrl(version)])),
  });
  const pages = debugPages.map((name) => ({ label: name, href: debugRoute(baseUrl, name) }));
  return [
    { kind: 'search', meta: meta(`${baseUrl}search`, 'Search'), site: search },
    {
      kind: 'not-found',
      meta: meta(`${baseUrl}404`, 'Page not found'),
      links: Object.fromEntries(site.versions.map((version) => [version.name, likelyTargets(site, version)])),
      searchHref: `${baseUrl}search`,
      site: search,
    },
    ...debugPages.map((name): PageInput => ({
      kind: 'debug',
      meta: meta(debugRoute(baseUrl, name), `Debug: ${name}`),
      name,
      pages,
      sections: debugSections(name, site, engine, search),
    })),
  ];
}

/** For a reader of one version: what the navbar leads to in it, and the other versions. */
function likelyTargets(site: Site, version: Version): NavigationLink[] {
  const docs = site.config.navbar.items.flatMap((item) => {
    const doc = item.type === 'doc' ? version.docs.get(item.docId) : undefined;
    return doc ? [{ label: doc.title, href: doc.route }] : [];
  });
  const others = site.versions
    .filter((other) => other !== version)
    .map((other) => ({ label: `Documentation of ${other.label}`, href: landingOf(other) }));
  return [...docs, ...others];
}

function debugSections(
  name: (typeof debugPages)[number],
  site: Site,
  engine: Engine,
  search: SearchSite,
): DebugSection[] {
  const docs = site.versions.map((version) => ({ version, docs: [...version.docs.values()] }));
  const docList = docs.flatMap(({ docs: list }) => list);
  switch (name) {
    case 'debug':
      return [
        {
          title: 'Site',
          value: {
            title: site.config.title,
            url: site.config.url,
            baseUrl: site.config.baseUrl,
            versions: docs.map(({ version, docs: list }) => ({
              name: version.name,
              label: version.label,
              pages: list.length,
            })),
          },
        },
      ];
    case 'config':
      return [
        {
          title: 'Resolved configuration',
          value: site.config,
        },
      ];
    case 'content':
      return docs.map(({ version, docs: list }) => ({
        title: `Documents of ${version.label}`,
        value: list.map(({ id, route, title, description, file, sidebar }) => ({
          id,
          route,
          title,
          description,
          file,
          sidebar,
        })),
      }));
    case 'globalData':
      return [
        {
          title: 'Data shared by all pages',
          value: {
            versions: site.versions.map(({ name: version, label, base, isLast, mainDocId, banner, sidebars }) => ({
              name: version,
              label,
              path: base,
              isLast,
              mainDocId,
              banner,
              sidebars,
            })),
            search,
          },
        },
      ];
    case 'metadata':
      return [
        {
          title: 'Site',
          value: {
            siteVersion: packageVersion(engine.root),
            node: process.version.replace(/\.\d+\.\d+$/, '.x'),
            engine: engine.hash,
          },
        },
        { title: 'Dependencies', value: dependencyVersions(engine.root) },
      ];
    case 'registry':
      return [
        {
          title: 'Content payloads and their modules',
          value: Object.fromEntries(docList.map((doc) => [payloadUrl(doc.route), doc.file])),
        },
      ];
    case 'routes':
      return [
        {
          title: 'Routes',
          value: [
            ...docList.map(({ route, id, version, sidebar }) => ({ path: route, doc: id, version, sidebar })),
            { path: `${site.config.baseUrl}search` },
            ...debugPages.map((page) => ({ path: debugRoute(site.config.baseUrl, page) })),
            ...site.redirects.map(({ from, to }) => ({ path: from, redirect: to })),
          ],
        },
      ];
  }
}

function packageVersion(dir: string): string {
  return (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;
}

function dependencyVersions(root: string): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}
