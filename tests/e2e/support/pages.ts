import type { APIRequestContext } from '@playwright/test';

/** Every document of the site, as its sitemap lists them. */
export async function documentPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/docs/sitemap.xml')).text();
  return Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) => new URL(url!).pathname);
}

export const notFoundPath = '/docs/nothing-here';

const debugPages = ['', '/config', '/content', '/globalData', '/metadata', '/registry', '/routes'];

/** The pages that are no documents. */
export const utilityPaths = ['/docs/search', notFoundPath, ...debugPages.map((name) => `/docs/__docusaurus/debug${name}`)];
