import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { type Problem, SiteError } from '../../kernel/problems.ts';
import type { Plugin } from '../plugins/plugin.ts';

/** The modules of plugins that become part of the bundle, as full paths. */
export interface PluginModules {
  /** The components that pages may use, by name. */
  components: Record<string, string>;
  /** What shows pages and asides, by `PLUGIN/page` and `PLUGIN/aside`. */
  shown: Record<string, string>;
  styles: string[];
  client: string[];
}

/** Finds the modules that plugins name. */
export function readPluginModules(siteDir: string, plugins: Plugin[], configFile: string): PluginModules {
  const problems: Problem[] = [];
  const modules: PluginModules = { components: {}, shown: {}, styles: [], client: [] };
  for (const { name, components = {}, pages, aside, styles, client } of plugins) {
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
    if (pages) modules.shown[`${name}/page`] = find('pages.module', pages.module);
    if (aside) modules.shown[`${name}/aside`] = find('aside.module', aside.module);
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
