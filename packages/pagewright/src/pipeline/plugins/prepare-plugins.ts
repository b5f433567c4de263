import { serialize } from 'node:v8';
import { fingerprint } from '../../kernel/hash.ts';
import { type Problem, SiteError, collectErrors, throwOnErrors } from '../../kernel/problems.ts';
import { configFile } from '../../site/config/config-file.ts';
import type { Site } from '../../site/model.ts';
import type { Plugin } from '../../site/plugins/plugin.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import type { PluginContext } from './page-plugins.ts';
import { runHook, runHookNow } from './run-hook.ts';
import { shapes } from './shapes.ts';
import { type ShownParts, shownParts } from './shown-parts.ts';

/** What plugins have made of one state of a site. */
export interface PreparedPlugins extends ShownParts {
  context: PluginContext;
  /** Changes whenever anything does that pages of the version get from plugins. */
  keyOf(version: string): string;
}

/** The mistakes that plugins find in a site's files. */
export async function pluginProblems(
  { config: { plugins } }: Site,
  view: PluginSite,
  command: 'dev' | 'build' | 'check',
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const plugin of plugins.list)
    if (plugin.check)
      await collectErrors(problems, async () => {
        problems.push(...(await runHook(plugin, 'check', () => plugin.check!(view, command), shapes.problems)));
      });
  return problems;
}

/** Lets plugins prepare what pages need, and lists what they add. */
export async function preparePlugins(site: Site, view: PluginSite): Promise<PreparedPlugins> {
  const { plugins } = site.config;
  const data: PluginContext['data'] = {};
  const problems: Problem[] = [];
  for (const plugin of plugins.list)
    await collectErrors(problems, async () => {
      const { markdown } = plugin;
      if (!markdown?.prepare) return;
      data[plugin.name] = await runHook(plugin, 'markdown.prepare', () => markdown.prepare!(view));
      checkCopies(plugin, data[plugin.name]);
    });
  throwOnErrors(problems);
  const keys = new Map(view.versions.map(({ name }) => [name, keyFor(plugins, data, name)]));
  const shown = await shownParts(site, view);
  return { ...shown, context: { module: plugins.module, data }, keyOf: (version) => keys.get(version)! };
}

function keyFor({ list, code }: Site['config']['plugins'], data: PluginContext['data'], version: string): string {
  const keys = list.flatMap((plugin): string[] => {
    const { name, markdown, version: own = code } = plugin;
    if (!markdown) return [];
    const of = markdown.key
      ? runHookNow(plugin, 'markdown.key', () => markdown.key!(data[name], version), shapes.text)
      : fingerprint(serialize(data[name]).toString('base64'));
    return [name, own, of];
  });
  return fingerprint(...keys);
}

function checkCopies({ name }: Plugin, data: unknown): void {
  try {
    structuredClone(data);
  } catch (error) {
    throw new SiteError({
      severity: 'error',
      file: configFile,
      message: `the hook "markdown.prepare" of the plugin "${name}" returned what cannot be sent to other threads: ${(error as Error).message}`,
      hint: 'return plain data: no functions and no classes',
    });
  }
}
