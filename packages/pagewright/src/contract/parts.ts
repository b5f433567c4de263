import type { ReactNode } from 'react';
import type { NavigationLink } from './page-data.ts';
import type { ShellInput } from './shell-data.ts';
import type { SearchSite } from './search-provider.ts';

// The parts of a page that a site can replace, and what each is given.

/** The line above the navbar. A button with `data-boot="dismiss-announcement"` hides it for good. */
export interface AnnouncementProps {
  /** What the configuration says: `id`, `text`, `link` and `dismissible`. */
  bar: NonNullable<ShellInput['announcement']>;
}

/** The bar at the top, on every page. */
export interface NavbarProps {
  /** All that is around a page: `home`, `logo`, the items of the `navbar`, what `search` needs, and more. */
  shell: ShellInput;
}

/** What stands at the end of every page. */
export interface FooterProps {
  /** What the configuration says: `columns`, each with a `title` and `links`, and `copyright`. */
  footer: ShellInput['footer'];
  /** The picture at the beginning of the navbar. */
  logo: ShellInput['logo'];
}

/** The first lines of a page: its heading. Runs in the browser as well. */
export interface DocHeaderProps {
  /** The page's title. */
  title: string;
  /** What its front matter says about it. */
  description?: string;
  /** The version of the documentation, if it is not the latest. */
  version?: string;
}

/** What follows a page's text. Runs in the browser as well. */
export interface PageFooterProps {
  /** Where the page can be edited. */
  editUrl?: string;
  /** Where its text is as Markdown, unless the page's menu leads there. */
  markdownUrl?: string;
  /** Where it says what has changed since the version before; `label` is the name of that one. */
  changes?: NavigationLink;
  /** `2026-01-31` */
  lastUpdated?: string;
  /** The same in words, if the site is not in English. */
  lastUpdatedText?: string;
}

/** The page for addresses that lead nowhere. */
export interface NotFoundProps {
  /** Where readers may have wanted to go, by the name of their preferred version. */
  links: Record<string, NavigationLink[]>;
  /** The other versions, likewise. */
  others: Record<string, NavigationLink[]>;
  /** The address of the search page. */
  searchHref: string;
  /** What searches of the site need to know. */
  site: SearchSite;
}

/** The landing page of a version. Without this part it looks like the other pages. */
export interface LandingProps {
  /** The page's title. */
  title: string;
  /** What its front matter says about it. */
  description?: string;
  /** Its text. */
  children: ReactNode;
}
