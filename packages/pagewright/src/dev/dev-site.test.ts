import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { changeSite, copyBasicSite, replace, temporaryFolder } from '../../../../tests/support/fixture-site.ts';
import { root } from '../../../../tests/support/run-pagewright.ts';
import { noModules } from '../site/modules/site-modules.ts';
import { DevSearch } from './dev-search.ts';
import { DevSite } from './dev-site.ts';

const siteDir = copyBasicSite();

/** The site with stand-ins for the server components; `whileRendering` runs before each page. */
async function load(whileRendering = async (): Promise<void> => {}): Promise<DevSite> {
  const rsc = {
    renderShellPayload: async () => new Uint8Array(),
    renderPagePayload: () => whileRendering().then(() => new Uint8Array()),
    renderBody: async () => '<main><article><h1>Title</h1><p>Text</p></article></main>',
  };
  const vite = { environments: { rsc: { runner: { import: async () => rsc } } } } as unknown as ViteDevServer;
  const engine = { root, cache: '', hash: '', worker: '', bundleEngine: () => expect.fail(), markUsed: expect.fail };
  const cacheDir = join(temporaryFolder(), 'cache');
  const site = new DevSite(
    { engine, vite, boot: '', search: new DevSearch(), own: { modules: noModules } },
    siteDir,
    cacheDir,
    '/docs/',
  );
  await site.reload();
  return site;
}

it('answers a request from one state of the site, even when a page is deleted meanwhile', async () => {
  let undo: (() => void) | undefined;
  const site = await load(async () => {
    if (undo) return;
    undo = changeSite(siteDir, {
      'content/v2/only-new.mdx': null,
      'content/v2/sidebars.ts': (source) => source.replace(/'only-new',?/, ''),
    });
    await site.reload();
  });
  const before = site.pagesAt('/docs/');
  expect(await before.searchFile('search-index/current/index.json')).toContain('only-new');
  expect(site.pagesAt('/docs/')).not.toBe(before);
  expect(await site.pagesAt('/docs/').searchFile('search-index/current/index.json')).not.toContain('only-new');
  undo!();
});

it('says that the server has to be restarted when baseUrl changes, and keeps the last state', async () => {
  const site = await load();
  const before = site.pagesAt('/docs/');
  const undo = changeSite(siteDir, { 'site.config.ts': replace("baseUrl: '/docs/'", "baseUrl: '/manual/'") });
  await expect(site.reload()).rejects.toThrow(
    'error: site.config.ts: baseUrl has changed from /docs/ to /manual/\n  hint: restart the development server',
  );
  expect(site.pagesAt('/docs/')).toBe(before);
  undo();
});

it('leaves pages out of search that are not built because another has their URL', async () => {
  const undo = changeSite(siteDir, { 'content/v2/only-new.mdx': replace('title:', 'slug: guide\ntitle:') });
  const site = await load();
  const index = await site.pagesAt('/docs/').searchFile('search-index/current/index.json');
  expect(index).toContain('Welcome');
  expect(index).not.toContain('Only new');
  undo();
});
