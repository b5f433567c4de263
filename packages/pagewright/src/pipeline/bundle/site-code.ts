import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
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
 */
export function siteCode(root: string, modules: () => SiteModules): Plugin {
  return {
    name: 'pagewright:site-code',
    enforce: 'pre',
    load(id) {
      // Linked by pages that use what imports it, and part of no other stylesheet.
      if (id.endsWith('.css') && isPageStyle(modules(), id)) return '';
      const file = replacedFiles.find((own) => id.split('?', 1)[0] === fileIn(root, own));
      return file && replacements(root, modules())[file];
    },
  };
}

function isPageStyle({ pageStyles }: SiteModules, id: string): boolean {
  return Object.values(pageStyles).some((styles) => styles.some((style) => slashed(style) === id));
}

const replacedFiles = [
  'ui/mdx/site-components.ts',
  'entries/site-pages.ts',
  'entries/plugin-modules.ts',
  'entries/site-client.ts',
  'entries/site-styles.ts',
  'entries/page-styles.ts',
  'client/diagrams/mermaid.ts',
  'client/enhance/link-previews.ts',
  ...Object.keys(partFiles),
];

const fileIn = (root: string, file: string): string => slashed(join(root, 'src', file));

function replacements(root: string, modules: SiteModules): Record<string, string> {
  const { components, pages, parts, styles, pageStyles, mermaid, plugins } = modules;
  const client = [
    ...modules.client,
    ...(mermaid ? [join(root, 'src/client/diagrams/diagrams.ts')] : []),
    ...(modules.webMcp ? [join(root, 'src/ui/web-mcp/listen.ts')] : []),
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
  if (size(pageStyles) > 0) files['entries/page-styles.ts'] = pageStylesCode(pageStyles);
  if (mermaid) files['client/diagrams/mermaid.ts'] = `export { default as mermaid } from ${quoted(mermaid)};`;
  if (modules.noPreviews) files['client/enhance/link-previews.ts'] = 'export const linkPreviews = false;';
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

function pageStylesCode(pageStyles: SiteModules['pageStyles']): string {
  const files = [...new Set(Object.values(pageStyles).flat())];
  const listed = Object.entries(pageStyles).map(
    ([name, own]) => `${JSON.stringify(name)}: [${own.map((file) => `style${files.indexOf(file)}`).join(', ')}]`,
  );
  return [
    ...files.map((file, index) => `import style${index} from ${quoted(`${file}?url`)};`),
    `export const pageStyles = { ${listed.join(', ')} };`,
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
