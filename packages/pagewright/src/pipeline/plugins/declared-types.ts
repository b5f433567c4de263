import type { Site } from '../../site/model.ts';
import type { Plugin } from '../../site/plugins/plugin.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import { runHookNow } from './run-hook.ts';
import { shapes } from './shapes.ts';

/** Where the documented packages of a version are, by its folder. */
export type DeclaredTypes = Record<string, VersionTypes>;

export type VersionTypes = ReturnType<NonNullable<Plugin['types']>>;

export function declaredTypes({ config }: Site, view: PluginSite): DeclaredTypes {
  const typesOf = (version: PluginSite['versions'][number]): VersionTypes[] =>
    config.plugins.list.flatMap((plugin) =>
      plugin.types ? [runHookNow(plugin, 'types', () => plugin.types!(view, version), shapes.types)] : [],
    );
  return Object.fromEntries(view.versions.map((version) => [version.folder, Object.assign({}, ...typesOf(version))]));
}
