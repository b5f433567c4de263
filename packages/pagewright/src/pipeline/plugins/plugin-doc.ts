import type { Doc } from '../../site/model.ts';
import type { PluginDoc } from '../../site/plugins/plugin-site.ts';

export function pluginDoc(doc: Doc): PluginDoc {
  const { id, version, file, route, title, description, sidebar, front, source, lastUpdated } = doc;
  return {
    id,
    version,
    file,
    route,
    title,
    ...(description && { description }),
    ...(sidebar && { sidebar }),
    front: { ...front },
    source,
    ...(lastUpdated && { lastUpdated }),
  };
}
