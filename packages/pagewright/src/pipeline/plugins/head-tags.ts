import type { Site } from '../../site/model.ts';
import type { HeadPage, HeadTag } from '../../site/plugins/plugin.ts';
import { runHookNow } from './run-hook.ts';
import { shapes } from './shapes.ts';

/** The tags that plugins add to a page's `<head>`. */
export function headTags({ config }: Pick<Site, 'config'>, page: HeadPage): { pluginTags?: HeadTag[] } {
  const pluginTags = config.plugins.list.flatMap((plugin) =>
    plugin.head ? runHookNow(plugin, 'head', () => plugin.head!(page), shapes.head) : [],
  );
  return pluginTags.length > 0 ? { pluginTags } : {};
}
