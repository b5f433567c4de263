import type { ReactNode } from 'react';
import type { NavigationLink, ShellInput } from './page-data.ts';
import type { SearchSite } from './search-provider.ts';

// The parts of a page that a site can replace, and what each is given.

/** The line above the navbar. A button with `data-boot="dismiss-announcement"` hides it for good. */
export interface AnnouncementProps {
  bar: NonNullable<ShellInput['announcement']>;
}

/** The bar at the top, on every page. */
export interface NavbarProps {
  shell: ShellInput;
}

/** What stands at the end of every page. */
export interface FooterProps {
  footer: ShellInput['footer'];
}

/** The first lines of a page: its heading. Runs in the browser as well. */
export interface DocHeaderProps {
  title: string;
  description?: string;
  /** The version of the documentation, if the site has several. */
  version?: string;
}

/** What follows a page's text. Runs in the browser as well. */
export interface PageFooterProps {
  /** Where the page can be edited. */
  editUrl?: string;
  /** `2026-01-31` */
  lastUpdated?: string;
  /** The same in words, if the site is not in English. */
  lastUpdatedText?: string;
}

/** The page for addresses that lead nowhere. */
export interface NotFoundProps {
  /** Where readers may have wanted to go, by the name of their preferred version. */
  links: Record<string, NavigationLink[]>;
  searchHref: string;
  site: SearchSite;
}

/** The landing page of a version. Without this part it looks like the other pages. */
export interface LandingProps {
  title: string;
  description?: string;
  children: ReactNode;
}
