// What a site's own files import as `pagewright`. It is bundled with them, so nothing of the engine may be imported but types.
import type { SiteConfig } from './site/config/schema.ts';

export type {
  AnnouncementProps,
  DocHeaderProps,
  FooterProps,
  LandingProps,
  NavbarProps,
  NotFoundProps,
  PageFooterProps,
} from './contract/parts.ts';
export type { NavigationLink } from './contract/page-data.ts';
export type { ShellInput } from './contract/shell-data.ts';
export type { SearchSite } from './contract/search-provider.ts';
export type { NothingFound } from './contract/search-events.ts';
export type { SitePageInfo, SitePageProps } from './contract/site-page.ts';
export type { Sidebars, SidebarEntry } from './site/model.ts';
export type { LocaleTexts } from './site/locales/locale-file.ts';
export type { SiteConfig } from './site/config/schema.ts';

export { definePlugin } from './site/plugins/plugin.ts';
export type * from './site/plugins/plugin.ts';
export type * from './site/plugins/plugin-markdown.ts';
export type * from './site/plugins/plugin-site.ts';
export type * from './site/plugins/plugin-versions.ts';

/** Lets an editor complete and check a site's configuration; the build checks it again, with a line and a hint. */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}
