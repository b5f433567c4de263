import type { ComponentType } from 'react';

/** What a page in `pages/` is given. */
export interface SitePageProps {
  /** The site's base path: links to its own pages begin with it. */
  baseUrl: string;
  /** The site's title. */
  title: string;
  /** The versions of the documentation, the newest first. */
  versions: { name: string; label: string; href: string }[];
}

/** What a page in `pages/` may export as `page`. */
export interface SitePageInfo {
  /** What the browser shows in its tab, before the site's title. */
  title: string;
  description?: string;
  /** Adds noindex and leaves the page out of the sitemap. */
  unlisted?: boolean;
  /**
   * `page` (the default) has the text column of other pages, `wide` all of the room below the navbar, and `blank` the whole window:
   * there is neither navbar nor footer.
   */
  layout?: 'page' | 'wide' | 'blank';
}

/** A module in `pages/`. */
export interface PageModule {
  default: ComponentType<SitePageProps>;
  page: SitePageInfo;
}
