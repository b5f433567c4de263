/**
 * URLs of the stylesheets that only some pages link, by what shows them (`SiteModules.pageStyles`). The bundler puts those of a
 * site and its plugins in the place of this file.
 */
export const pageStyles: Record<string, string[]> = {};
