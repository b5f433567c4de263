import { pathToFileURL } from 'node:url';
import type { PagePlugins } from '../../markdown/page-plugins.ts';
import { pluginsIn } from '../../site/plugins/check-plugins.ts';
import type { MarkdownPage, PageWork, Plugin } from '../../site/plugins/plugin.ts';
import { runHook, runHookNow } from './run-hook.ts';
import { shapes } from './shapes.ts';

/** What threads need to do the plugins' work on pages. */
export interface PluginContext {
  /** The compiled configuration. */
  module: string;
  /** What plugins have prepared for pages, by name. */
  data: Record<string, unknown>;
}

/** What the plugins of a site do on one page. */
export async function pagePlugins(page: MarkdownPage, { module, data }: PluginContext): Promise<PagePlugins> {
  const { default: config } = (await import(pathToFileURL(module).href)) as { default: unknown };
  const works: { plugin: Plugin; work: PageWork }[] = [];
  const components: PagePlugins['components'] = {};
  const owners = new Map<string, { plugin: Plugin; work: PageWork }>();
  for (const plugin of pluginsIn(config)) {
    const { markdown } = plugin;
    if (!markdown) continue;
    const made = await runHook(plugin, 'markdown.page', () => markdown.page(page, data[plugin.name]), shapes.work);
    const entry = { plugin, work: made ?? {} };
    works.push(entry);
    Object.assign(components, markdown.components);
    for (const name of Object.keys(markdown.components ?? {})) owners.set(name, entry);
  }
  return {
    components,
    render(component, tools) {
      const { plugin, work } = owners.get(component.name)!;
      return runHookNow(plugin, 'render', () => work.render?.(component, tools) ?? { known: [] }, shapes.part);
    },
    definitions(code, grammar) {
      for (const { plugin, work } of works) {
        const found = work.definitions && runHookNow(plugin, 'definitions', () => work.definitions!(code, grammar));
        if (found) return found as ReturnType<PagePlugins['definitions']>;
      }
      return undefined;
    },
    languages: works.flatMap(({ work }) => work.languages ?? []),
    markdown: works.flatMap(({ work }) => work.transforms?.markdown ?? []),
    html: works.flatMap(({ work }) => work.transforms?.html ?? []),
  };
}
