import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { Mistake } from '../kernel/problems.ts';
import type {
  Attributes,
  FindDefinition,
  PageComponent,
  PageLink,
  PageTools,
  PageWord,
  Part,
} from '../site/plugins/plugin-markdown.ts';

/** What the plugins of a site do on one page. */
export interface PagePlugins {
  /** The components that plugins replace with HTML, and their attributes. */
  components: Record<string, Attributes>;
  /** The same for those that they make links of. */
  links: Record<string, Attributes>;
  /** Throws problems only. */
  render(component: PageComponent, tools: PageTools): Part;
  linkTo(word: PageWord): PageLink | Mistake;
  definitions(code: string, grammar: 'ts' | 'tsx'): FindDefinition | undefined;
  /** Of the code in what they render. */
  languages: string[];
  markdown: MdastPluginDefinition[];
  html: HastPluginDefinition[];
}
