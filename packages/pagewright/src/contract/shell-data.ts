import type { ReactNode } from 'react';
import type { MenuLink, NavigationLink, PluginPart } from './page-data.ts';
import type { PageMenuSite } from './page-menu.ts';
import type { SearchSite } from './search-provider.ts';
import type { Strings } from './strings/strings.ts';

// The frame around pages: what the build passes to its components, and what the browser gets. Plain data, as in page-data.ts.

/** A version in a menu. */
export interface VersionEntry {
  name: string;
  label: string;
  /** Path of the version. */
  base: string;
  /** URL of its landing page. */
  landing: string;
  /** That it is the latest, or that it is not maintained. */
  note?: string;
}

/** A language in a menu. */
export interface LocaleEntry extends VersionEntry {
  lang: string;
  active?: boolean;
}

export type SidebarNode = { label: string; href: string } | { label: string; items: SidebarNode[]; open?: boolean };

export type NavbarEntry = { position: 'left' | 'right' } & (
  | { type: 'link'; label: string; href: string; active?: boolean }
  | { type: 'dropdown'; id: string; label: string; items: NavigationLink[] }
  | { type: 'versions'; items: VersionEntry[] }
  | { type: 'search'; href: string }
  | { type: 'social'; label: string; href: string; icon: 'github' | 'chat' | { html: string } }
  | { type: 'locales'; label: string; items: MenuLink[]; locales?: LocaleEntry[] }
  | { type: 'colorMode' }
);

/** The frame around pages: one per version and sidebar. */
export interface ShellInput {
  home: string;
  logo: { alt: string; html: string };
  hideOnScroll: boolean;
  navbar: NavbarEntry[];
  /** The version whose pages this shell frames. */
  version?: string;
  sidebar?: SidebarNode[];
  sidebarName?: string;
  footer: { columns: { title: string; links: NavigationLink[] }[]; copyright: string };
  announcement?: { id: string; text: string; link?: NavigationLink; dismissible: boolean };
  search: SearchSite;
  /** What plugins show beside and below docs. */
  asides: PluginPart[];
  editUrl?: string;
  /** Of sites whose pages have a menu. */
  pageMenu?: PageMenuSite;
  /** Whether agents in the browser are offered tools. */
  webMcp?: true;
  label?: VersionLabel;
  older?: OlderVersion;
}

/** The version with which pages are compared. */
export interface OlderVersion {
  name: string;
  label: string;
}

/** What pages of versions other than the latest show about theirs. */
export interface VersionLabel {
  text: string;
  banner?: { kind: 'unmaintained' | 'unreleased'; latest: { name: string; label: string } };
}

/** Data of a shell that its pages show themselves. */
export interface ShellFacts {
  /** What plugins show beside and below docs; each page names what it has by its position here. */
  asides: ReactNode[];
  /** Where the site folder can be edited. */
  editUrl?: string;
  /** Of sites whose pages have a menu. */
  pageMenu?: PageMenuSite;
  /** The search page, on sites with search. */
  searchHref?: string;
  /** What tools of agents in the browser search. */
  webMcp?: SearchSite;
  label?: VersionLabel;
  older?: OlderVersion;
}

/** Decoded shell payload. */
export interface ShellPayload {
  top: ReactNode;
  sidebar?: ReactNode;
  bottom: ReactNode;
  facts: ShellFacts;
  /** The texts of the interface, if the application does not contain them. */
  strings?: Strings;
}
