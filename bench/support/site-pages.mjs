// The pages of a built site, for everything that visits them one by one.

/** Every document in the sitemap. @param {string} sitemap @returns {string[]} */
export function documentPaths(sitemap) {
  return Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), (match) => new URL(match[1]).pathname);
}

export const notFoundPath = '/docs/nothing-here';

const debugPages = ['', '/config', '/content', '/globalData', '/metadata', '/registry', '/routes'];

/** The pages that are not documents. */
export const utilityPaths = [
  '/docs/search',
  notFoundPath,
  ...debugPages.map((name) => `/docs/__docusaurus/debug${name}`),
];
