import type { ReactNode } from 'react';
import type { MenuLink, NavigationLink, PluginPart } from './page-data.ts';
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
  /** What plugins show beside docs. */
  asides: PluginPart[];
  editUrl?: string;
  label?: VersionLabel;
}

/** What pages show about their version. */
export interface VersionLabel {
  text: string;
  banner?: { kind: 'unmaintained' | 'unreleased'; latest: { name: string; label: string } };
}

/** Data of a shell that its pages show themselves. */
export interface ShellFacts {
  /** What plugins show beside docs; each page names what it has by its position here. */
  asides: ReactNode[];
  /** Where the site folder can be edited. */
  editUrl?: string;
  label?: VersionLabel;
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
