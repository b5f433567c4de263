import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { payloadUrl } from '../../kernel/urls/paths.ts';
import type { Site } from '../../site/model.ts';
import { debugFolder, searchPath } from '../../contract/built-in-pages.ts';
import { builtDocs } from '../../site/routes/routes.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import type { DebugSection } from '../../contract/page-data.ts';
import type { Engine } from '../engine.ts';

export const debugPages = ['debug', 'config', 'content', 'globalData', 'metadata', 'registry', 'routes'] as const;
type DebugPage = (typeof debugPages)[number];

export function debugRoute(baseUrl: string, name: DebugPage): string {
  return `${baseUrl}${debugFolder}debug${name === 'debug' ? '' : `/${name}`}`;
}

/** The site data that a debug page shows. */
export function debugSections(name: DebugPage, site: Site, engine: Engine, search: SearchSite): DebugSection[] {
  const docs = site.versions.map((version) => ({ version, docs: builtDocs(site, version) }));
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
          value: { ...site.config, plugins: site.config.plugins.list.map(({ name: plugin }) => plugin) },
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
            navbar: site.config.navbar,
            footer: site.config.footer,
            announcement: site.config.announcement,
            ads: site.config.ads,
          },
        },
      ];
    case 'metadata': {
      const { name: tool, version, dependencies } = readPackage(engine.root);
      return [
        { title: 'Site', value: { title: site.config.title, content: site.versions.map(({ label }) => label) } },
        { title: 'Tools', value: { [tool]: version, sources: engine.hash, node: process.version } },
        { title: 'Dependencies', value: dependencies },
      ];
    }
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
            { path: site.config.baseUrl + searchPath },
            ...debugPages.map((page) => ({ path: debugRoute(site.config.baseUrl, page) })),
            ...site.redirects.map(({ from, to }) => ({ path: from, redirect: to })),
          ],
        },
      ];
  }
}

function readPackage(root: string): { name: string; version: string; dependencies: Record<string, string> } {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as ReturnType<typeof readPackage>;
}
