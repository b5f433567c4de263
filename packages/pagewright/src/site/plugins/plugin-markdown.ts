import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { PartStrings } from '../../contract/strings/strings.ts';
import type { Mistake } from '../../kernel/problems.ts';
import type { PluginSite, SourceLocation } from './plugin-site.ts';

/**
 * Compilation happens in several threads, each with its own instance of the plugin. So what pages need of the rest of the site is
 * prepared once, as plain data (whatever `structuredClone` can copy), and passed to every page.
 */
export interface MarkdownHook<Data = unknown> {
  /** Components that the plugin replaces with HTML, by name, and their attributes. They are on lines of their own in a page. */
  components?: Record<string, Attributes>;
  /** Components within a line of text that the plugin makes links of, by name, and their attributes. */
  links?: Record<string, Attributes>;
  /** A stylesheet for its components, which only the pages that use one of them link. Its rules go into layers, as those of `styles` do. */
  styles?: string;
  prepare?(site: PluginSite): Data | Promise<Data>;
  /** What pages of a version depend on, as a text that changes with it. By default they depend on all data. */
  key?(data: Data, version: string): string;
  /** What to do with one page; nothing if it has none of the plugin's concerns. */
  page(page: MarkdownPage, data: Data): PageWork | undefined | Promise<PageWork | undefined>;
}

/** An attribute is text in quotes. */
export type Attributes = Record<string, 'required' | 'optional'>;

export interface MarkdownPage {
  /** Relative to the site's folder. */
  file: string;
  route: string;
  /** The name of its version. */
  version: string;
  /** The whole page with its front matter, and with the fragments that it includes. */
  source: string;
}

export interface PageWork {
  /** The HTML in the place of one of the plugin's components. */
  render?(component: PageComponent, tools: PageTools): Part;
  /** Where one of the plugin's `links` leads, or why it leads nowhere. */
  linkTo?(word: PageWord): PageLink | Mistake;
  /** Finds where names in a TypeScript sample are defined; nothing if the sample uses none that is known. */
  definitions?(code: string, grammar: 'ts' | 'tsx'): FindDefinition | undefined;
  /** The languages of the code blocks that `render` makes. */
  languages?: string[];
  /** Plugins for the parser (satteri): for the tree of Markdown, after the engine's checks, and for the tree of HTML, before links are resolved. */
  transforms?: { markdown?: MdastPluginDefinition[]; html?: HastPluginDefinition[] };
}

/** A component as a page uses it. */
export interface PageComponent {
  name: string;
  attributes: Record<string, string>;
}

/** A component within a line of text. */
export interface PageWord extends PageComponent {
  /** What is between its tags, without markup. */
  text: string;
}

export interface PageLink {
  /** As writers write it: a page's file or URL, with an anchor. */
  target: string;
  /** For styles. Links of the class `term` are there to be asked what they mean: their preview comes on touch as well. */
  class?: string;
}

export interface PageTools {
  /** The HTML of a code block. */
  codeBlock(code: string, language: string, options?: CodeBlockOptions): string;
  /**
   * The URL of a link to a page, as writers write it. Links that lead nowhere are reported at the given locations, by default
   * at the component; with an empty list, the target is returned as it is.
   */
  link(target: string, locations?: SourceLocation[]): string;
  /** The texts of the engine's own plugins in the language of the page, by key. */
  strings: Readonly<PartStrings>;
}

export interface CodeBlockOptions {
  title?: string;
  /** What is meant to be before the code, such as imports: names from there lead to their definitions. */
  implied?: string;
}

/** A part of a page or, if the plugin has nothing of that name, the names that it has. */
export type Part =
  | { html: string; headings?: PartHeading[]; ids?: string[]; reference?: ReferencePage }
  | { known: string[] };

/** Makes the page of a part a reference: its contents are listed below its entry of the sidebar, and their width serves the text. */
export interface ReferencePage {
  /** HTML below the page's title. */
  header?: string;
}

/** A heading in a part, for the table of contents. */
export interface PartHeading {
  id: string;
  /** As the table of contents has it. */
  text: string;
  level: number;
  /** Whether it is a name in code. */
  isCode?: true;
}

/** The address of a definition that code mentions: that of `name`, or of `member` in `name`. */
export type FindDefinition = (name: string, member?: string) => string | undefined;
