import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDefaultExport } from '../../site/config/load-module.ts';
import { hasStatic } from '../../site/has-static.ts';
import type { Site } from '../../site/model.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import { builtDocs } from '../../site/routes/routes.ts';
import { counterpart } from '../../site/versions/versions.ts';
import { pluginDoc } from './plugin-doc.ts';
import { searchSite } from '../render/search-site.ts';
import { assetUrl } from '../render/shells.ts';

/** What plugins see of a site: a part of the model that stays as it is when the rest changes. */
export function pluginSite(site: Site, engine: { hash: string }, cacheDir: string): PluginSite {
  const { dir, config, redirects } = site;
  const { plugins, ...rest } = config;
  return {
    dir,
    title: config.title,
    url: config.url,
    baseUrl: config.baseUrl,
    versions: site.versions.map(({ name, label, folder, base, isLast, mainDocId, banner, sidebars, ...version }) => ({
      name,
      label,
      folder,
      base,
      isLast,
      mainDocId,
      banner,
      sidebars,
      docs: new Map(builtDocs(site, version).map((doc) => [doc.id, pluginDoc(doc)])),
    })),
    redirects,
    config: { ...rest, plugins: plugins.list.map(({ name }) => name) },
    search: { ...searchSite(site) },
    engine: engine.hash,
    async load(file) {
      const path = join(dir, file);
      if (!existsSync(path)) return undefined;
      return { value: await loadDefaultExport(path, dir, cacheDir), source: readFileSync(path, 'utf8') };
    },
    staticUrl: (path) => assetUrl(site, path),
    hasStatic: (path) => hasStatic(site, path),
    counterpart(doc, version) {
      const found = counterpart(
        site,
        doc,
        site.versions.find(({ name }) => name === version.name)!,
      );
      return found && pluginDoc(found);
    },
  };
}
