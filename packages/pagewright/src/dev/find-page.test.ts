import { beforeEach, expect, it, vi } from 'vitest';
import { append, copyBasicSite, temporaryFolder } from '../../../../tests/support/fixture-site.ts';
import { compilePage } from '../markdown/compile.ts';
import { loadConfig } from '../site/config/load-config.ts';
import { loadSite } from '../site/load-site.ts';
import { type FindPage, pageFinder } from './find-page.ts';

vi.mock('../markdown/compile.ts', { spy: true });

const siteDir = copyBasicSite({ 'content/v2/guide/index.mdx': append('![Missing](/img/missing.png)') });
const cacheDir = temporaryFolder();
const site = await loadSite(siteDir, await loadConfig(siteDir, cacheDir), cacheDir, []);
const asides = { parts: [], choose: () => [] };
const context = { module: site.config.plugins.module, data: {} };
const plugins = { context, pages: [], asides, keyOf: () => '' };
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
let findPage: FindPage;

function finder(cache: string): FindPage {
  return pageFinder(site, plugins, { cacheDir: cache, engine: { hash: 'a' } }, async () => ({}));
}

beforeEach(() => {
  vi.clearAllMocks();
  findPage = finder(temporaryFolder());
});

it('compiles a page once, and prints its warnings once, however often it is opened', async () => {
  const first = await Promise.all([findPage('/docs/guide'), findPage('/docs/guide')]);
  const later = await findPage('/docs/guide');
  expect(first).toEqual([later, later]);
  expect(later!.input.meta.path).toBe('/docs/guide');
  expect(compilePage).toHaveBeenCalledOnce();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('cannot find the image /img/missing.png')]]);
});

it('compiles a page again that could not be compiled', async () => {
  vi.mocked(compilePage).mockRejectedValueOnce(new Error('Vanished'));
  await expect(Promise.all([findPage('/docs/guide'), findPage('/docs/guide')])).rejects.toThrow('Vanished');
  expect((await findPage('/docs/guide'))!.input.kind).toBe('doc');
  expect(compilePage).toHaveBeenCalledTimes(2);
});

it('takes a page from the cache that an earlier server has compiled, with its warnings', async () => {
  const cache = temporaryFolder();
  const first = await finder(cache)('/docs/');
  expect(await finder(cache)('/docs/')).toEqual(first);
  expect(compilePage).toHaveBeenCalledOnce();
  // What a broken image should have been depends on all files.
  for (const find of [finder(cache), finder(cache)]) await find('/docs/guide');
  expect(warn).toHaveBeenCalledTimes(2);
});
