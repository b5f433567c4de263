/** The site's own stylesheets. The bundler puts imports of them in the place of this file. */
export const siteStyles: string[] = [];
