import { readdirSync } from 'node:fs';
import { documentPaths } from '../../../bench/support/site-pages.mjs';

export const notFoundPath = '/docs/nothing-here';

const debugPages = ['', '/config', '/content', '/globalData', '/metadata', '/registry', '/routes'];

/** Where the configuration of these tests has a site built. */
export function folderOf(site: string): string {
  return `test-results-sites/${site}`;
}

/** What lists all changes of a version, and every eighth of the comparisons: they are made of the same parts. */
function changesPaths(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap((file) => /^(.*\/changes-since-[^/]+)\/index\.html$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [])
    .map((path) => `/${path}`)
    .sort();
  return found.filter((path, index) => index % 8 === 0 || /^\/docs(?:\/v\d)?\/[^/]+$/.test(path));
}

/** Every page of a site: its documents, and what is none. */
export function allPaths(site: string): string[] {
  return [
    ...documentPaths(folderOf(site)),
    ...changesPaths(folderOf(site)),
    '/docs/search',
    notFoundPath,
    ...debugPages.map((name) => `/docs/__docusaurus/debug${name}`),
  ];
}
