import type { Problem } from '../../kernel/problems.ts';
import type { PolicyAdditions } from '../policy/directives.ts';
import type { MarkdownHook } from './plugin-markdown.ts';
import type { PluginDoc, PluginSite, PluginVersion, SourceLocation } from './plugin-site.ts';
import type { VersionsHook } from './plugin-versions.ts';

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
  /** Something below each doc, after its text. */
  foot?: AsideHook;
  /** Tags in the `<head>` of a page. One that says the same as one of the engine's replaces it: `og:image`; the page's own come first. */
  head?(page: HeadPage): HeadTag[];
  /** Files besides pages. */
  files?(site: PluginSite): PluginFile[] | Promise<PluginFile[]>;
  /** Mistakes in the site's files. Errors stop the build. What takes long can wait for the command `check`. */
  check?(site: PluginSite, command: 'dev' | 'build' | 'check'): Problem[] | Promise<Problem[]>;
  /**
   * Where the compiler finds the packages that samples of a version import, as in `paths` of tsconfig.json: `{ '@scope/*': '/folder/*.ts' }`.
   * Samples are checked against them; without it, imported packages are typed `any`. Declarations that are no files are given as
   * texts, by what the `*` stands for; they find each other as if they were in one folder.
   */
  types?(site: PluginSite, version: PluginVersion): Record<string, string | Record<string, DeclaredText>>;
  /** Samples of a version besides those in pages: the command `check` checks them in the same way. */
  samples?(site: PluginSite, version: PluginVersion): PluginSample[] | Promise<PluginSample[]>;
  /** What the plugin's own files say in sentences: the command `check` compares it with the site's `style.yaml`, as it does with pages. */
  prose?(site: PluginSite): PluginProse[] | Promise<PluginProse[]>;
  /** What becomes of the plugin's files when a version comes or goes. */
  versions?: VersionsHook;
  /**
   * A module for browsers, loaded after the application has started. Searches without results are events of `window` called
   * `pagewright:nothing-found`, with query and version as their `detail` (`NothingFound`).
   */
  client?: string;
  /** A stylesheet that becomes part of the site's, on all pages. Its rules go into the layer of what they style: `@layer components { … }`. */
  styles?: string;
  /** What the plugin needs of the site's content security policy, by directive: `{ 'script-src': ['https://stats.example'] }`. */
  csp?: PolicyAdditions;
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

export type PluginFile = WrittenFile | MadeFile;
export interface WrittenFile {
  /** Below the site's base path: `feed.xml`. */
  path: string;
  content: string | Uint8Array;
}

/** A file that takes long to make. That happens while pages are rendered, or in `dev` when it is asked for. */
export interface MadeFile {
  path: string;
  /** Changes with whatever the file is made from: later builds keep the file of the same key. */
  key: string;
  make(): Uint8Array | Promise<Uint8Array>;
}

/** A declaration that the plugin has put together. */
export interface DeclaredText {
  text: string;
  /** Where each of its lines is written, for what the compiler says about it. */
  lines: SourceLocation[];
}

export interface PluginProse extends SourceLocation {
  /** Markdown. */
  text: string;
}

export interface PluginSample {
  /** Relative to the site's folder. */
  file: string;
  /** Where the code begins in that file. */
  line: number;
  language: 'ts' | 'tsx' | 'json';
  code: string;
  /** What the compiler reads before the code, such as imports, all on one line. */
  implied?: string;
  /** The file, relative to the site's folder, that could say something else in this version, if the sample is that of another one. */
  inheritedBy?: string;
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

/** All that may be beside or below a doc is rendered once for all pages, and each page names what it shows. */
export interface AsideHook {
  /** The module whose default export shows it. */
  module: string;
  /** The properties of that component, by id. Plain data. */
  items(site: PluginSite): Record<string, Record<string, unknown>>;
  /** The id of what is there with a doc, if anything is. */
  choose(doc: PluginDoc): string | undefined;
}
