import type { PageModule } from '../contract/site-page.ts';

/** The site's pages that are components, by their path below the base path. The bundler puts those of a site in the place of this file. */
export const sitePages: Record<string, () => Promise<PageModule>> = {};
