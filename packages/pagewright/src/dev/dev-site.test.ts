import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeSite, copyBasicSite, replace, temporaryFolder } from '../../../../tests/support/fixture-site.ts';
import { root } from '../../../../tests/support/run-pagewright.ts';
import type { DevBundle } from './dev-bundle.ts';
import type { DevPages } from './dev-pages.ts';
import { DevSite } from './dev-site.ts';

const siteDir = copyBasicSite();

/** What stand-ins for the server components do before each page. */
let whileRendering = async (): Promise<void> => {};

const bundleFolder = temporaryFolder();
writeFileSync(
  join(bundleFolder, 'rsc.mjs'),
  `export const renderShellPayload = async () => new Uint8Array();
   export const renderPagePayload = () => globalThis.whileRendering().then(() => new Uint8Array());
   export const renderBody = async () => '<main><article><h1>Title</h1><p>Text</p></article></main>';`,
);

/** The site with stand-ins for the server components. */
async function load(before = async (): Promise<void> => {}): Promise<DevSite> {
  whileRendering = before;
  Object.assign(globalThis, { whileRendering: () => whileRendering() });
  const bundle = { rsc: join(bundleFolder, 'rsc.mjs'), id: '1', boot: '', needs: {} };
  const unused = { markUsed: expect.fail, isWhole: expect.fail, sealFolder: expect.fail, sealedFiles: expect.fail };
  const engine = { root, cache: '', hash: '', worker: '', bundleEngine: () => expect.fail(), ...unused };
  const bundles = { current: async () => bundle, clientDirs: [] } as unknown as DevBundle;
  const site = new DevSite(engine, siteDir, join(temporaryFolder(), 'cache'), bundles);
  await site.reload();
  return site;
}

function pagesOf(site: DevSite): DevPages {
  return site.pagesAt('/docs/')!;
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
  const before = pagesOf(site);
  expect(await before.searchFile('search-index/current/index.json')).toContain('only-new');
  expect(pagesOf(site)).not.toBe(before);
  expect(await pagesOf(site).searchFile('search-index/current/index.json')).not.toContain('only-new');
  undo!();
});

it('says that the server has to be restarted when baseUrl changes, and keeps the last state', async () => {
  const site = await load();
  const before = pagesOf(site);
  const undo = changeSite(siteDir, { 'site.config.ts': replace("baseUrl: '/docs/'", "baseUrl: '/manual/'") });
  await expect(site.reload()).rejects.toThrow(
    'error: site.config.ts: baseUrl has changed from /docs/ to /manual/\n  hint: restart the development server',
  );
  expect(pagesOf(site)).toBe(before);
  undo();
});

it('leaves pages out of search that are not built because another has their URL', async () => {
  const undo = changeSite(siteDir, { 'content/v2/only-new.mdx': replace('title:', 'slug: guide\ntitle:') });
  const site = await load();
  const index = await pagesOf(site).searchFile('search-index/current/index.json');
  expect(index).toContain('Welcome');
  expect(index).not.toContain('Only new');
  undo();
});
