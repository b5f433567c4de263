import { pathToFileURL } from 'node:url';
import type { PagePlugins } from '../../markdown/page-plugins.ts';
import { pluginsIn } from '../../site/plugins/check-plugins.ts';
import type { Plugin } from '../../site/plugins/plugin.ts';
import type { MarkdownPage, PageWork } from '../../site/plugins/plugin-markdown.ts';
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
  const links: PagePlugins['links'] = {};
  const owners = new Map<string, { plugin: Plugin; work: PageWork }>();
  for (const plugin of pluginsIn(config)) {
    const { markdown } = plugin;
    if (!markdown) continue;
    const made = await runHook(plugin, 'markdown.page', () => markdown.page(page, data[plugin.name]), shapes.work);
    const entry = { plugin, work: made ?? {} };
    works.push(entry);
    Object.assign(components, markdown.components);
    Object.assign(links, markdown.links);
    for (const name of Object.keys({ ...markdown.components, ...markdown.links })) owners.set(name, entry);
  }
  return {
    components,
    links,
    render(component, tools) {
      const { plugin, work } = owners.get(component.name)!;
      return runHookNow(plugin, 'render', () => work.render?.(component, tools) ?? { known: [] }, shapes.part);
    },
    linkTo(word) {
      const { plugin, work } = owners.get(word.name)!;
      const nowhere = { message: `<${word.name}> leads nowhere on this page`, hint: 'remove its tags' };
      return runHookNow(plugin, 'linkTo', () => work.linkTo?.(word) ?? nowhere, shapes.link);
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
