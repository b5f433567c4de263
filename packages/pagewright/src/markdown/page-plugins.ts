import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { Attributes, FindDefinition, PageComponent, PageTools, Part } from '../site/plugins/plugin.ts';

/** What the plugins of a site do on one page. */
export interface PagePlugins {
  /** The components that plugins replace with HTML, and their attributes. */
  components: Record<string, Attributes>;
  /** Throws problems only. */
  render(component: PageComponent, tools: PageTools): Part;
  definitions(code: string, grammar: 'ts' | 'tsx'): FindDefinition | undefined;
  /** Of the code in what they render. */
  languages: string[];
  markdown: MdastPluginDefinition[];
  html: HastPluginDefinition[];
}
