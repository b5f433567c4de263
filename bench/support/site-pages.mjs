// The pages of a built site, for everything that visits them one by one.

/** Every document in the sitemap. @param {string} sitemap @returns {string[]} */
export function documentPaths(sitemap) {
  return Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
}
