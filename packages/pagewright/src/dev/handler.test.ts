import { en } from '../contract/strings/en.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/fixture-site.ts';
import { SiteError } from '../kernel/problems.ts';
import type { DevPages } from './dev-pages.ts';
import { devHandler } from './handler.ts';

const staticDir = temporaryFolder();
mkdirSync(join(staticDir, 'files'));
writeFileSync(join(staticDir, 'files/notes.txt'), 'static file');
const clientDir = temporaryFolder();
mkdirSync(join(clientDir, 'assets'));
writeFileSync(join(clientDir, 'assets/application.css'), 'stylesheet');

/** A site with the page /docs/guide, and one that cannot be rendered. */
const pages = {
  plugins: { files: [], pending: [] },
  baseUrl: '/docs/',
  headers: { 'Content-Security-Policy': "default-src 'none'" },
  fileDirs: [clientDir, staticDir],
  site: {
    config: {
      baseUrl: '/docs/',
      i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
    },
    strings: en,
    assetBase: '/docs/',
    redirects: [{ from: '/docs/old', to: '/docs/guide' }],
  },
  shell: async (url: string) => (url === '/docs/@shell?version=current' ? 'shell' : undefined),
  searchFile: async (path: string) => (path === 'search-index/current/index.json' ? 'index' : undefined),
  payload: async (route: string) => (isPage(route) ? 'payload' : undefined),
  markdown: async (path: string) => (path === '/docs/guide.md' ? 'Markdown' : undefined),
  isAboutChanges: (route: string) => route === '/docs/guide/changes-since-v1',
  html: async (route: string) =>
    isPage(route) ? { status: 200, html: 'page' } : { status: 404, html: 'not-found page' },
} as unknown as DevPages;

function isPage(route: string): boolean {
  if (route === '/docs/broken')
    throw new SiteError({ severity: 'error', file: 'content/broken.mdx', message: 'no <Stpes>' });
  return route === '/docs/guide';
}

/** Status, type without its character set, and the body or where to go instead. */
async function answer(url: string): Promise<unknown[]> {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET' });
  const response = new ServerResponse(request);
  const end = vi.spyOn(response, 'end');
  const writeHead = vi.spyOn(response, 'writeHead');
  await devHandler(pages, 1, request, response);
  const headers = (writeHead.mock.calls[0] as unknown[])[1] as Record<string, string>;
  const type = headers['content-type'] ?? response.getHeader('content-type');
  const body = (end.mock.calls[0] as unknown[])[0];
  return [response.statusCode, String(type).split(';')[0], headers['location'] ?? String(body)];
}

it.each([
  ['/', 302, 'undefined', '/docs/'],
  ['/elsewhere', 404, 'text/html', 'not-found page'],
  ['/docs/old', 200, 'text/html', 'url=/docs/guide'],
  ['/docs/@shell?version=current', 200, 'text/plain', 'shell'],
  ['/docs/@shell?version=v1', 404, 'text/html', 'not-found page'],
  ['/docs/search-index/current/index.json', 200, 'application/json', 'index'],
  ['/docs/guide.rsc.txt', 200, 'text/plain', 'payload'],
  ['/docs/nothing.rsc.txt', 404, 'text/plain', 'No such page'],
  ['/docs/guide/changes-since-v1/', 404, 'text/html', 'Versions are compared by a build'],
  ['/docs/files/notes.txt', 200, 'text/plain', 'static file'],
  ['/docs/assets/application.css', 200, 'text/css', 'stylesheet'],
  ['/docs/guide.md', 200, 'text/markdown', 'Markdown'],
  ['/docs/guide', 200, 'text/html', 'page'],
  ['/docs/guide/index.html?from=mail', 200, 'text/html', 'page'],
  ['/docs/nothing', 404, 'text/html', 'not-found page'],
])('%s: %i, %s, %s', async (url, status, type, content) => {
  expect(await answer(url)).toEqual([status, type, expect.stringContaining(content)]);
});

it.each([
  ['/docs/broken', 'text/html', 'content/broken.mdx: no &lt;Stpes&gt;'],
  ['/docs/broken.rsc.txt', 'text/plain', 'content/broken.mdx: no <Stpes>'],
])('%s, which cannot be rendered: %s that says why, as the terminal does', async (url, type, content) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await answer(url)).toEqual([500, type, expect.stringContaining(content)]);
  expect(print).toHaveBeenCalledWith(expect.stringContaining('content/broken.mdx: no <Stpes>'));
  print.mockRestore();
});
