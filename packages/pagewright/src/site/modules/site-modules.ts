import { listFiles } from '../../kernel/files/list-files.ts';
import { SiteError } from '../../kernel/problems.ts';
import { configFile } from '../config/config-file.ts';
import type { ResolvedConfig } from '../config/schema.ts';
import { findMermaid } from './find-mermaid.ts';
import { importedStyles, withParts } from './imported-styles.ts';
import { ModuleFinder } from './module-finder.ts';
import { readPluginModules } from './plugin-modules.ts';
import type { PartName } from '../config/theme-schema.ts';

/** The modules of a site that become part of the bundle, as full paths. A site that has none of them has the engine's bundle. */
export interface SiteModules {
  /** The components that pages may use, by name. */
  components: Record<string, string>;
  /** Pages that are components, by their path below the site's base path: `` is the home page. */
  pages: Record<string, string>;
  /** What the site puts in the place of the engine's own parts. */
  parts: Partial<Record<PartName, string>>;
  /** They come after the engine's styles and so win over them. */
  styles: string[];
  /**
   * Stylesheets that only pages with something in it link: by the name of a component, by `page:PATH` for a page that is a component, or
   * by `PLUGIN/page`. They are those that its module imports.
   */
  pageStyles: Record<string, string[]>;
  /** The one among them that sets colours and other tokens. */
  theme?: string;
  /** Run in the browser once the application has started. */
  client: string[];
  /** What shows pages and asides of plugins, by `PLUGIN/page` and `PLUGIN/aside`. */
  plugins: Record<string, string>;
  /** What draws diagrams. */
  mermaid?: string;
  /** Whether pictures open at full size. */
  zoom?: true;
  /** Whether links in pages have no previews. */
  noPreviews?: true;
  /** Whether agents in the browser are offered tools. */
  webMcp?: true;
}

export const noModules: SiteModules = {
  components: {},
  pages: {},
  parts: {},
  styles: [],
  pageStyles: {},
  client: [],
  plugins: {},
};

export function hasModules(modules: SiteModules): boolean {
  const { components, pages, parts, styles, client, plugins, mermaid, zoom, noPreviews, webMcp } = modules;
  return (
    mermaid !== undefined ||
    zoom === true ||
    noPreviews === true ||
    webMcp === true ||
    [components, pages, parts, styles, client, plugins].some((group) => Object.keys(group).length > 0)
  );
}

type Folders = Pick<
  ResolvedConfig,
  'components' | 'pages' | 'theme' | 'linkPreviews' | 'webMcp' | 'markdown' | 'plugins'
> & {
  images: Pick<ResolvedConfig['images'], 'zoom'>;
};

/** Finds the modules of a site and of its plugins. What the configuration names must be there; the usual folders need not. */
export function readSiteModules(siteDir: string, config: Folders): SiteModules {
  const finder = new ModuleFinder(siteDir);
  const components = finder.folder(['components'], config.components, 'components', 'folder');
  const pages = finder.folder(['pages'], config.pages, 'pages', 'folder');
  const theme = finder.folder(['theme', 'css'], config.theme.css, 'theme.css', 'file');
  const parts = Object.entries(config.theme.parts).map(([name, path]) => [
    name,
    finder.folder(['theme', 'parts', name], path, path, 'file'),
  ]);
  const mermaid = findMermaid(siteDir, config.markdown.mermaid);
  const plugins = readPluginModules(siteDir, config.plugins.list, configFile);
  const own = components ? finder.components(components) : {};
  finder.compare(own, plugins.components);
  const shown = { components: { ...plugins.components, ...own }, pages: pages ? finder.pages(pages) : {} };
  const pageStyles = { ...plugins.pageStyles, ...stylesOf(shown) };
  const onSomePages = new Set(
    Object.values(pageStyles)
      .flat()
      .flatMap((style) => withParts(style)),
  );
  const modules: SiteModules = {
    ...shown,
    parts: Object.fromEntries(parts),
    // A site's styles win over those of plugins.
    styles: [
      ...plugins.styles,
      ...parts.flatMap(([, file]) => (file ? importedStyles(file) : [])),
      ...[components, pages]
        .flatMap((folder) => (folder ? stylesIn(folder) : []))
        .filter((file) => !onSomePages.has(file)),
      ...(theme ? [theme] : []),
    ],
    pageStyles,
    ...(theme && { theme }),
    client: plugins.client,
    plugins: plugins.shown,
    ...(mermaid && { mermaid }),
    ...(config.images.zoom && { zoom: true }),
    ...(!config.linkPreviews && { noPreviews: true }),
    ...(config.webMcp && { webMcp: true }),
  };
  if (finder.problems.length > 0) throw new SiteError(finder.problems);
  return modules;
}

/** What the modules of components and pages import. */
function stylesOf({ components, pages }: Pick<SiteModules, 'components' | 'pages'>): SiteModules['pageStyles'] {
  const shown = [
    ...Object.entries(components),
    ...Object.entries(pages).map(([path, file]) => [`page:${path}`, file] as const),
  ];
  return Object.fromEntries(
    shown.map(([name, file]) => [name, importedStyles(file)] as const).filter(([, styles]) => styles.length > 0),
  );
}

function stylesIn(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.css'))
    .sort();
}
