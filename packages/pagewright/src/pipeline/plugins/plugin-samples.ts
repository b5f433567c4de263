import type { Site } from '../../site/model.ts';
import type { PluginSample } from '../../site/plugins/plugin.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import { runHook } from './run-hook.ts';
import { shapes } from './shapes.ts';

/** The samples that plugins have besides those in pages, by the name of their version. */
export async function pluginSamples({ config }: Site, view: PluginSite): Promise<Record<string, PluginSample[]>> {
  const samples: Record<string, PluginSample[]> = {};
  for (const version of view.versions)
    for (const plugin of config.plugins.list)
      if (plugin.samples) {
        const own = await runHook(plugin, 'samples', () => plugin.samples!(view, version), shapes.samples);
        samples[version.name] = [...(samples[version.name] ?? []), ...own];
      }
  return samples;
}
