import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { type Problem, SiteError } from '../../kernel/problems.ts';
import type { Plugin } from '../plugins/plugin.ts';
import { importedStyles } from './imported-styles.ts';

/** The modules of plugins that become part of the bundle, as full paths. */
export interface PluginModules {
  /** The components that pages may use, by name. */
  components: Record<string, string>;
  /** What shows pages, asides and what is below docs, by `PLUGIN/page`, `PLUGIN/aside` and `PLUGIN/foot`. */
  shown: Record<string, string>;
  styles: string[];
  /** Those that only some pages link, by component or by `PLUGIN/page`. */
  pageStyles: Record<string, string[]>;
  client: string[];
}

/** Finds the modules that plugins name. */
export function readPluginModules(siteDir: string, plugins: Plugin[], configFile: string): PluginModules {
  const problems: Problem[] = [];
  const modules: PluginModules = { components: {}, shown: {}, styles: [], pageStyles: {}, client: [] };
  for (const { name, components = {}, pages, markdown, aside, foot, styles, client } of plugins) {
    const find = (hook: string, module: string): string => {
      const path = fileOf(siteDir, module);
      if (!path)
        problems.push({
          severity: 'error',
          file: configFile,
          message: `"${hook}" of the plugin "${name}" names ${module}, which does not exist`,
          hint: 'name a file with ./ in front, relative to the site folder, a full path, or the module of a package',
        });
      return path ?? module;
    };
    for (const [component, module] of Object.entries(components))
      modules.components[component] = find(`components.${component}`, module);
    if (pages) {
      const page = find('pages.module', pages.module);
      modules.shown[`${name}/page`] = page;
      if (problems.length === 0) modules.pageStyles[`${name}/page`] = importedStyles(page);
    }
    if (aside) modules.shown[`${name}/aside`] = find('aside.module', aside.module);
    if (foot) modules.shown[`${name}/foot`] = find('foot.module', foot.module);
    for (const component of Object.keys((markdown?.styles && markdown.components) ?? {}))
      modules.pageStyles[component] = [find('markdown.styles', markdown!.styles!)];
    if (styles) modules.styles.push(find('styles', styles));
    if (client) modules.client.push(find('client', client));
  }
  if (problems.length > 0) throw new SiteError(problems);
  // Several plugins may need the same stylesheet.
  return { ...modules, styles: [...new Set(modules.styles)] };
}

function fileOf(siteDir: string, module: string): string | undefined {
  const path = isAbsolute(module) || module.startsWith('.') ? inSite(siteDir, module) : inPackage(siteDir, module);
  return path && statSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
}

function inSite(siteDir: string, module: string): string {
  return isAbsolute(module) ? module : join(siteDir, module);
}

function inPackage(siteDir: string, module: string): string | undefined {
  try {
    return createRequire(join(siteDir, 'site.config.ts')).resolve(module);
  } catch {
    return undefined;
  }
}
