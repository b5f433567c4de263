import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { PartStrings } from '../../contract/strings/strings.ts';
import type { Problem } from '../../kernel/problems.ts';
import type { PluginDoc, PluginSite, PluginVersion } from './plugin-site.ts';

/**
 * What adds something to a site: a plain object in `plugins` of site.config.ts. All hooks are optional. Hooks that are given the
 * site are called once whenever it has been read: once per build, and in `dev` after each change in its folder.
 *
 * A hook that finds mistakes in the site's files throws an error with a list `problems`; any other error is one of the plugin.
 */
export interface Plugin<Data = unknown> {
  /** Its own among the plugins of a site: letters, digits and hyphens. Messages name the plugin by it. */
  name: string;
  /**
   * Changes whenever `markdown` makes something else of the same page and data: pages of another version are compiled again. For
   * published plugins, the version of the package. Without it, all pages are compiled again when the configuration or a file that it imports changes.
   */
  version?: string;
  /**
   * Components that pages may use, by name: the module whose default export it is. What attributes it has, the type of its properties says.
   * Modules are files relative to the site's folder (`./parts/Box.tsx`), full paths or names of a package's modules.
   */
  components?: Record<string, string>;
  /** Pages besides the docs, each rendered by a component. */
  pages?: PagesHook;
  /** Work on each doc while it is compiled. */
  markdown?: MarkdownHook<Data>;
  /** Something beside each doc, below its table of contents. */
  aside?: AsideHook;
  /** Tags in the `<head>` of a page. */
  head?(page: HeadPage): HeadTag[];
  /** Files besides pages. */
  files?(site: PluginSite): PluginFile[] | Promise<PluginFile[]>;
  /** Mistakes in the site's files. Errors stop the build. What takes long can wait for the command `check`. */
  check?(site: PluginSite, command: 'dev' | 'build' | 'check'): Problem[] | Promise<Problem[]>;
  /**
   * Where the compiler finds the packages that samples of a version import, as in `paths` of tsconfig.json: `{ '@scope/*': '/folder/*.ts' }`.
   * Samples are checked against them; without it, imported packages are typed `any`.
   */
  types?(site: PluginSite, version: PluginVersion): Record<string, string>;
  /** A module for browsers, loaded after the application has started. */
  client?: string;
  /** A stylesheet that becomes part of the site's. Its rules go into the layer of what they style: `@layer components { … }`. */
  styles?: string;
  /** What the plugin needs of a content security policy, by directive: `{ 'script-src': ['https://stats.example'] }`. */
  csp?: Record<string, string[]>;
}

/** Lets an editor complete and check a plugin; the build checks it again. */
export function definePlugin<Data>(plugin: Plugin<Data>): Plugin {
  return plugin as Plugin;
}

export interface PagesHook {
  /** The module whose default export shows each of them. */
  module: string;
  list(site: PluginSite): PluginPage[] | Promise<PluginPage[]>;
}

export interface PluginPage {
  /** Below the site's base path: `status` or `tools/status`. */
  path: string;
  title: string;
  /** For search engines, which find a page only if it has one. */
  description?: string;
  /** The properties of the component that shows it. Plain data. */
  props?: Record<string, unknown>;
}

export interface PluginFile {
  /** Below the site's base path: `feed.xml`. */
  path: string;
  content: string | Uint8Array;
}

export interface HeadPage {
  /** The page's URL path. */
  path: string;
  title: string;
  /** The doc that the page shows; other pages, such as search, have none. */
  doc?: PluginDoc;
}

export interface HeadTag {
  tag: 'link' | 'meta' | 'script' | 'style';
  /** `true` stands for an attribute without a value. */
  attributes?: Record<string, string | true>;
  /** What is between the tags of a script or style. */
  content?: string;
}

/** All that may be beside a doc is rendered once for all pages, and each page names what it shows. */
export interface AsideHook {
  /** The module whose default export shows it. */
  module: string;
  /** The properties of that component, by id. Plain data. */
  items(site: PluginSite): Record<string, Record<string, unknown>>;
  /** The id of what is beside a doc, if anything is. */
  choose(doc: PluginDoc): string | undefined;
}

/**
 * Compilation happens in several threads, each with its own instance of the plugin. So what pages need of the rest of the site is
 * prepared once, as plain data (whatever `structuredClone` can copy), and passed to every page.
 */
export interface MarkdownHook<Data = unknown> {
  /** Components that the plugin replaces with HTML, by name, and their attributes. They are on lines of their own in a page. */
  components?: Record<string, Attributes>;
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

export interface PageTools {
  /** The HTML of a code block. */
  codeBlock(code: string, language: string, options?: { title?: string }): string;
  /**
   * The URL of a link to a page, as writers write it. Links that lead nowhere are reported at the given locations, by default
   * at the component; with an empty list, the target is returned as it is.
   */
  link(target: string, locations?: SourceLocation[]): string;
  /** The texts of the engine's own plugins in the language of the page, by key. */
  strings: Readonly<PartStrings>;
}

export interface SourceLocation {
  /** Relative to the site's folder. */
  file: string;
  line: number;
}

/** A part of a page or, if the plugin has nothing of that name, the names that it has. */
export type Part = { html: string; headings?: PartHeading[]; ids?: string[] } | { known: string[] };

/** A heading in a part, for the table of contents. */
export interface PartHeading {
  id: string;
  text: string;
  level: number;
}

/** The address of a definition that code mentions: that of `name`, or of `member` in `name`. */
export type FindDefinition = (name: string, member?: string) => string | undefined;
