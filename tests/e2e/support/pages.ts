import type { APIRequestContext } from '@playwright/test';
import { documentPaths } from '../../../bench/support/site-pages.mjs';

export const notFoundPath = '/docs/nothing-here';

const debugPages = ['', '/config', '/content', '/globalData', '/metadata', '/registry', '/routes'];

/** Every page of the site: its documents, and what is none. */
export async function allPaths(request: APIRequestContext): Promise<string[]> {
  return [
    ...documentPaths(await (await request.get('/docs/sitemap.xml')).text()),
    '/docs/search',
    notFoundPath,
    ...debugPages.map((name) => `/docs/__docusaurus/debug${name}`),
  ];
}
