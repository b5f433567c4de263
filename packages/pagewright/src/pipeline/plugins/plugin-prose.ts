import type { Site } from '../../site/model.ts';
import type { PluginProse } from '../../site/plugins/plugin.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import { runHook } from './run-hook.ts';
import { shapes } from './shapes.ts';

/** What the site says in files of its plugins. */
export async function pluginProse({ config }: Site, view: PluginSite): Promise<PluginProse[]> {
  const prose: PluginProse[] = [];
  for (const plugin of config.plugins.list)
    if (plugin.prose) prose.push(...(await runHook(plugin, 'prose', () => plugin.prose!(view), shapes.prose)));
  return prose;
}
