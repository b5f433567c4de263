import type { SiteStrings } from '../contract/strings/strings.ts';
import type { Logo } from './config/logo.ts';
import type { ResolvedConfig, VersionConfig } from './config/schema.ts';
import type { FrontMatter } from './docs/front-matter-schema.ts';
import type { SourceSegment } from './docs/source-segments.ts';
import type { ComponentAttributes } from './modules/read-modules.ts';
import type { SiteModules } from './modules/site-modules.ts';

/** One page of content: an .mdx file under content/FOLDER/. */
export interface Doc {
  /** File path inside the version's folder, without the extension: `apis/camera`, `getting-started/index`; its last part may be set. */
  id: string;
  version: string;
  /** Path relative to the site folder. */
  file: string;
  /** Full URL path without a trailing slash (the landing page of a version keeps it): `/docs/v3/apis/camera`. */
  route: string;
  /** Where its front matter sets the last part of the route, or all of it. */
  slugLine?: number;
  title: string;
  description?: string;
  sidebarLabel?: string;
  /** All that its front matter says, the site's own fields included. */
  front: FrontMatter;
  /** Name of the sidebar shown with the page. */
  sidebar?: string;
  /** The whole file with front matter, its fragments expanded. */
  source: string;
  /** Where each line of the source comes from. */
  segments: SourceSegment[];
  /** The fragments that it consists of, if its file has no text of its own. */
  shared?: string[];
  /** Of source and segments: changes whenever the page's text does. */
  hash: string;
  /** Day of the last commit to the file or to a fragment in it, or what the front matter says: `2026-01-31`. */
  lastUpdated?: string;
  /** Set if the site has several languages and this page is in another than the first. */
  translation?: Translation;
  /** Its addresses in all languages that have it, by locale, if these are several. */
  alternates?: Record<string, string>;
}

export interface Translation {
  /** Address of the page in the first language. */
  original: string;
  /** The page is the original. */
  isMissing?: true;
  /** The original has changed since. */
  isOutdated?: true;
}

/** One of the languages of a site that has several. */
export interface Language {
  locale: string;
  label: string;
  direction: 'ltr' | 'rtl';
  /** Path of its pages: `/docs/`, `/docs/de/`. */
  base: string;
  /** URL of its first page. */
  landing: string;
}

export type SidebarItem =
  | { type: 'doc'; id: string; label: string; href: string }
  | { type: 'link'; label: string; href: string }
  | { type: 'category'; label: string; items: SidebarItem[]; collapsed?: boolean };

export interface Version extends Omit<VersionConfig, 'path'> {
  /** URL path of the version with a trailing slash: `/docs/`, `/docs/v3/`. */
  base: string;
  docs: Map<string, Doc>;
  sidebars: Record<string, SidebarItem[]>;
}

export interface Site {
  dir: string;
  config: ResolvedConfig;
  versions: Version[];
  /** Every content page by its route. */
  routes: Map<string, Doc>;
  /** `from` is a page's address: without a trailing slash or index.html. */
  redirects: { from: string; to: string }[];
  logo: Logo;
  /** The site's own icons in the navbar, by their path in static/. */
  icons: Record<string, string>;
  /** The drawing of `theme.illustration`, as SVG. */
  illustration?: string;
  modules: SiteModules;
  /** The site's own components that pages may use, and their attributes. */
  components: ComponentAttributes;
  /** Every text of the interface and of generated parts, in the language of the site. */
  strings: SiteStrings;
  /** The path that static files and the engine's are under: the base path, also for a site in another language. */
  assetBase: string;
  /** All languages, if there are several, the first one first. */
  languages?: Language[];
  /** The same site in its other languages. */
  translations: Site[];
}

/** The contents of `content/FOLDER/sidebars.ts`, as authored. */
export type Sidebars = Record<string, SidebarEntry[]>;

export type SidebarEntry =
  /** A doc id: shorthand for `{ type: 'doc' }`. */
  | string
  | { type: 'doc'; id: string; label?: string }
  /** Any URL: a path on this site or an absolute URL. */
  | { type: 'link'; label: string; href: string }
  | { type: 'category'; label: string; items: SidebarEntry[]; collapsed?: boolean }
  /** The docs of a folder, `.` for all, with each folder inside as a category; the index first, then by position, then by name. */
  | { type: 'folder'; path: string };
