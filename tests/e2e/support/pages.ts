import type { APIRequestContext } from '@playwright/test';
import { documentPaths as pathsIn } from '../../../bench/support/site-pages.mjs';

export const notFoundPath = '/docs/nothing-here';

const debugPages = ['', '/config', '/content', '/globalData', '/metadata', '/registry', '/routes'];

export async function documentPaths(request: APIRequestContext): Promise<string[]> {
  return pathsIn(await (await request.get('/docs/sitemap.xml')).text());
}

/** Every page of the site: its documents, and what is none. */
export async function allPaths(request: APIRequestContext): Promise<string[]> {
  return [
    ...(await documentPaths(request)),
    '/docs/search',
    notFoundPath,
    ...debugPages.map((name) => `/docs/__docusaurus/debug${name}`),
  ];
}
