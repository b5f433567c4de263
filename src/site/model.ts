import type { ResolvedCommandLine } from './commands.ts';
import type { Stretch } from './fragments.ts';
import type { Logo } from './logo.ts';
import type { ResolvedConfig, VersionConfig } from './schema.ts';

/** One page of content: an .mdx file under content/VERSION/. */
export interface Doc {
  /** File path inside the version's folder, without the extension: `apis/camera`, `getting-started/index`. */
  id: string;
  version: string;
  /** Path relative to the site folder. */
  file: string;
  /** Full URL path without a trailing slash (the landing page of a version keeps it): `/docs/v3/apis/camera`. */
  route: string;
  title: string;
  description?: string;
  sidebarLabel?: string;
  /** Name of the sidebar shown beside the page. */
  sidebar?: string;
  /** The whole file, front matter included, with the fragments it includes. */
  source: string;
  /** Where the lines of the source were written. */
  stretches: Stretch[];
  hash: string;
  lastUpdated?: number;
  editUrl?: string;
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
  /** The product's command line in this version. */
  commands?: ResolvedCommandLine;
}

export interface Site {
  dir: string;
  config: ResolvedConfig;
  versions: Version[];
  /** Every page of content by its route. */
  routes: Map<string, Doc>;
  /** `from` is the one form of its address that has neither a slash nor index.html at its end. */
  redirects: { from: string; to: string }[];
  logo: Logo;
}

/** What a writer puts into `content/VERSION/sidebars.ts`. */
export type Sidebars = Record<string, SidebarEntry[]>;

export type SidebarEntry =
  /** A doc id: the short form of `{ type: 'doc' }`. */
  | string
  | { type: 'doc'; id: string; label?: string }
  /** Any address: a path of this site or a full URL. */
  | { type: 'link'; label: string; href: string }
  | { type: 'category'; label: string; items: SidebarEntry[]; collapsed?: boolean }
  /** Every doc of a folder, in the order of their file names, the index first. */
  | { type: 'folder'; path: string };
