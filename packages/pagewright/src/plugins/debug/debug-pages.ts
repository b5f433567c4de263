import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { payloadUrl } from '../../kernel/urls/paths.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';

export const debugPages = ['debug', 'config', 'content', 'globalData', 'metadata', 'registry', 'routes'] as const;
type DebugName = (typeof debugPages)[number];

export interface DebugPageProps {
  title: string;
  sections: { title: string; value: unknown }[];
  pages: { label: string; href: string; active: boolean }[];
}

/** Below the site's base path. */
export function debugPath(name: DebugName): string {
  return `__docusaurus/debug${name === 'debug' ? '' : `/${name}`}`;
}

export function debugPage(
  name: DebugName,
  site: PluginSite,
): { title: string; props: DebugPageProps & { [key: string]: unknown } } {
  const title = name === 'debug' ? 'Debug' : `Debug: ${name}`;
  const pages = debugPages.map((other) => ({
    label: other,
    href: site.baseUrl + debugPath(other),
    active: other === name,
  }));
  return { title, props: { title, sections: sectionsOf(name, site), pages } };
}

/** The site data that a debug page shows. */
function sectionsOf(name: DebugName, site: PluginSite): DebugPageProps['sections'] {
  const { config, baseUrl } = site;
  const docs = site.versions.map((version) => ({ version, docs: [...version.docs.values()] }));
  const docList = docs.flatMap(({ docs: list }) => list);
  switch (name) {
    case 'debug': {
      const versions = docs.map(({ version, docs: list }) => ({
        name: version.name,
        label: version.label,
        pages: list.length,
      }));
      return [{ title: 'Site', value: { title: site.title, url: site.url, baseUrl, versions } }];
    }
    case 'config':
      return [{ title: 'Resolved configuration', value: config }];
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
    case 'globalData': {
      const versions = site.versions.map(({ name: version, label, base, isLast, mainDocId, banner, sidebars }) => ({
        name: version,
        label,
        path: base,
        isLast,
        mainDocId,
        banner,
        sidebars,
      }));
      const { navbar, footer, announcement, plugins } = config;
      const value = { versions, search: site.search, navbar, footer, announcement, plugins };
      return [{ title: 'Data shared by all pages', value }];
    }
    case 'metadata': {
      const { name: tool, version, dependencies } = readPackage();
      return [
        { title: 'Site', value: { title: site.title, content: site.versions.map(({ label }) => label) } },
        { title: 'Tools', value: { [tool]: version, sources: site.engine, node: process.version } },
        { title: 'Dependencies', value: dependencies },
      ];
    }
    case 'registry':
      return [
        {
          title: 'Content payloads and their modules',
          value: Object.fromEntries(docList.map((doc) => [payloadUrl(doc.route, baseUrl), doc.file])),
        },
      ];
    case 'routes':
      return [
        {
          title: 'Routes',
          value: [
            ...docList.map(({ route, id, version, sidebar }) => ({ path: route, doc: id, version, sidebar })),
            { path: `${baseUrl}search` },
            ...debugPages.map((page) => ({ path: baseUrl + debugPath(page) })),
            ...site.redirects.map(({ from, to }) => ({ path: from, redirect: to })),
          ],
        },
      ];
  }
}

function readPackage(): { name: string; version: string; dependencies: Record<string, string> } {
  const file = createRequire(import.meta.url).resolve('pagewright/package.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readPackage>;
}
