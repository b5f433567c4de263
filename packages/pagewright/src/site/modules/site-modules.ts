import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { listFiles } from '../../kernel/files/list-files.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { type Problem, SiteError } from '../../kernel/problems.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import { configFile } from '../config/load-config.ts';
import type { ResolvedConfig } from '../config/schema.ts';
import { findMermaid } from './find-mermaid.ts';
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
}

export const noModules: SiteModules = { components: {}, pages: {}, parts: {}, styles: [], client: [], plugins: {} };

export function hasModules({ components, pages, parts, styles, client, plugins, mermaid, zoom }: SiteModules): boolean {
  return (
    mermaid !== undefined ||
    zoom === true ||
    [components, pages, parts, styles, client, plugins].some((group) => Object.keys(group).length > 0)
  );
}

type Folders = Pick<ResolvedConfig, 'components' | 'pages' | 'theme' | 'markdown' | 'plugins'> & {
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
  const modules: SiteModules = {
    components: { ...plugins.components, ...own },
    pages: pages ? finder.pages(pages) : {},
    parts: Object.fromEntries(parts),
    // A site's styles win over those of plugins.
    styles: [
      ...plugins.styles,
      ...[components, pages].flatMap((folder) => (folder ? stylesIn(folder) : [])),
      ...(theme ? [theme] : []),
    ],
    ...(theme && { theme }),
    client: plugins.client,
    plugins: plugins.shown,
    ...(mermaid && { mermaid }),
    ...(config.images.zoom && { zoom: true }),
  };
  if (finder.problems.length > 0) throw new SiteError(finder.problems);
  return modules;
}

function stylesIn(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.css'))
    .sort();
}

const isModule = (file: string): boolean => /(?<!\.test|\.d)\.[jt]sx$/.test(file);

class ModuleFinder {
  readonly problems: Problem[] = [];
  private readonly siteDir: string;

  constructor(siteDir: string) {
    this.siteDir = siteDir;
  }

  /** The path of a folder or file: the usual one if it exists, or the configured one, which has to. */
  folder(field: string[], configured: string | undefined, usual: string, kind: 'folder' | 'file'): string | undefined {
    const path = join(this.siteDir, configured ?? usual);
    const found = statSync(path, { throwIfNoEntry: false });
    if (kind === 'folder' ? found?.isDirectory() : found?.isFile()) return path;
    if (configured === undefined) return undefined;
    const source = readFileSync(join(this.siteDir, configFile), 'utf8');
    this.problems.push({
      severity: 'error',
      file: configFile,
      line: lineOfPath(source, field),
      message: `${field.join('.')}: there is no ${kind} ${configured}`,
      hint: `create it, or correct the path: it is relative to the folder of ${configFile}`,
    });
    return undefined;
  }

  /** A file with a capital is a component, wherever in the folder it is; others are what components import. */
  components(folder: string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const file of listFiles(folder).sort()) {
      const name = basename(file, extname(file));
      if (!isModule(file) || !/^[A-Z]\w*$/.test(name)) continue;
      const other = found[name];
      if (other)
        this.report(
          file,
          `there are two components <${name}>: the other one is ${relativePath(this.siteDir, other)}`,
          'rename one of them: a component is called like its file',
        );
      found[name] = file;
    }
    return found;
  }

  /** A site's component must not have the name of a plugin's. */
  compare(own: Record<string, string>, others: Record<string, string>): void {
    for (const [name, file] of Object.entries(own))
      if (Object.hasOwn(others, name))
        this.report(file, `a plugin has a component <${name}> as well`, 'rename this one, or remove the plugin');
  }

  /** `pages/about.tsx` is at `about`, `pages/index.tsx` is the home page; files beginning with `_` are what pages import. */
  pages(folder: string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const file of listFiles(folder).sort()) {
      const path = relativePath(folder, file).replace(/\.[jt]sx$/, '');
      if (!isModule(file) || path.split('/').some((part) => part.startsWith('_'))) continue;
      if (!/^[\w./~-]+$/.test(path))
        this.report(
          file,
          `the name of this page cannot be part of an address: ${path}`,
          'use only letters from a to z, digits and - . _ ~',
        );
      found[path.replace(/(?:^|\/)index$/, '')] = file;
    }
    return found;
  }

  private report(file: string, message: string, hint: string): void {
    this.problems.push({ severity: 'error', file: relativePath(this.siteDir, file), message, hint });
  }
}
