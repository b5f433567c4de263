/** What a site's configuration is called, in its folder. */
export const configFile = 'site.config.ts';
