import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { SiteModules } from '../../site/modules/site-modules.ts';

/** Full path of the module that exports each part of the engine. */
const partFiles = {
  'ui/parts/shell-parts.ts': {
    Announcement: 'ui/announcement/Announcement.tsx',
    Footer: 'ui/footer/Footer.tsx',
    Navbar: 'ui/navbar/Navbar.tsx',
    NotFound: 'ui/not-found/NotFound.tsx',
    Landing: undefined,
  },
  'ui/parts/doc-parts.ts': {
    DocHeader: 'ui/doc/DocHeader.tsx',
    PageFooter: 'ui/doc/PageFooter.tsx',
  },
} as const;

/**
 * The engine has a file for each way in which a site takes part in its code: they say that there is nothing of a site. For a site
 * that has something, this puts the code that imports it in their place.
 *
 * @param root The engine's folder.
 * @param modules Those of now: during development they change.
 */
export function siteCode(root: string, modules: () => SiteModules): Plugin {
  return {
    name: 'pagewright:site-code',
    enforce: 'pre',
    load(id) {
      const file = replacedFiles.find((own) => id.split('?', 1)[0] === fileIn(root, own));
      return file && replacements(root, modules())[file];
    },
  };
}

const replacedFiles = [
  'ui/mdx/site-components.ts',
  'entries/site-pages.ts',
  'entries/plugin-modules.ts',
  'entries/site-client.ts',
  'entries/site-styles.ts',
  'client/diagrams/mermaid.ts',
  ...Object.keys(partFiles),
];

const fileIn = (root: string, file: string): string => slashed(join(root, 'src', file));

/** Makes a development server ask for the site's modules again: there are others now. */
export function forgetSiteCode(root: string, { environments }: Pick<ViteDevServer, 'environments'>): void {
  for (const { moduleGraph } of Object.values(environments))
    for (const file of replacedFiles)
      for (const module of moduleGraph.getModulesByFile(fileIn(root, file)) ?? []) moduleGraph.invalidateModule(module);
}

function replacements(root: string, modules: SiteModules): Record<string, string> {
  const { components, pages, parts, styles, mermaid, plugins } = modules;
  const client = [
    ...modules.client,
    ...(mermaid ? [join(root, 'src/client/diagrams/diagrams.ts')] : []),
    ...(modules.zoom ? [join(root, 'src/client/zoom/zoom-images.ts')] : []),
  ];
  const files: Record<string, string> = {};
  if (size(components) > 0) files['ui/mdx/site-components.ts'] = componentsCode(components);
  if (size(pages) > 0) files['entries/site-pages.ts'] = `export const sitePages = ${loaders(Object.entries(pages))};`;
  if (size(plugins) > 0)
    files['entries/plugin-modules.ts'] = `export const pluginModules = ${loaders(Object.entries(plugins))};`;
  if (client.length > 0)
    files['entries/site-client.ts'] = `export const clientModules = [${client.map(importing).join(', ')}];`;
  if (styles.length > 0) files['entries/site-styles.ts'] = styles.map((file) => `import ${quoted(file)};`).join('\n');
  if (mermaid) files['client/diagrams/mermaid.ts'] = `export { default as mermaid } from ${quoted(mermaid)};`;
  for (const [file, own] of Object.entries(partFiles)) {
    if (Object.keys(own).some((name) => name in parts))
      files[file] = Object.entries(own)
        .map(([name, path]) => partCode(name, parts[name as keyof typeof parts], path && join(root, 'src', path)))
        .join('\n');
  }
  return files;
}

function componentsCode(components: SiteModules['components']): string {
  const entries = Object.entries(components);
  return [
    "import { ownComponent } from './own-component.tsx';",
    ...entries.map(([name, file]) => `import ${name} from ${quoted(file)};`),
    `export const siteComponents = { ${entries.map(([name]) => `${name}: ownComponent('${name}', ${name})`).join(', ')} };`,
  ].join('\n');
}

function partCode(name: string, own: string | undefined, engines: string | undefined): string {
  if (own) return `export { default as ${name} } from ${quoted(own)};`;
  return engines ? `export { ${name} } from ${quoted(engines)};` : `export const ${name} = undefined;`;
}

function loaders(entries: [string, string][]): string {
  return `{ ${entries.map(([path, file]) => `${JSON.stringify(path)}: ${importing(file)}`).join(', ')} }`;
}

const importing = (file: string): string => `() => import(${quoted(file)})`;
const quoted = (file: string): string => JSON.stringify(slashed(file));
/** As the bundler writes paths, also on Windows. */
const slashed = (file: string): string => file.split(sep).join('/');
const size = (record: object): number => Object.keys(record).length;
