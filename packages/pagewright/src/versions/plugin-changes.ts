import { runHook } from '../pipeline/plugins/run-hook.ts';
import type { Site } from '../site/model.ts';
import type { VersionChange, VersionsHook } from '../site/plugins/plugin-versions.ts';
import type { Plan } from './plan.ts';

const changes = {
  is: (result: unknown): result is [] => Array.isArray(result),
  expected: 'a list of changes',
};

/** Adds what plugins change in files of their own when a version comes or goes. */
export async function addPluginChanges<Name extends keyof VersionsHook>(
  { config }: Site,
  plan: Plan,
  name: Name,
  run: (hook: NonNullable<VersionsHook[Name]>) => VersionChange[] | Promise<VersionChange[]>,
): Promise<void> {
  for (const plugin of config.plugins.list) {
    const hook = (plugin as { versions?: VersionsHook }).versions?.[name];
    if (hook) plan.add(await runHook(plugin, `versions.${name}`, () => run(hook), changes), `for ${plugin.name}`);
  }
}
