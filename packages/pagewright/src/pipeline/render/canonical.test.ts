import { expect, it } from 'vitest';
import { copyBasicSite, replace, temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { loadConfig } from '../../site/config/load-config.ts';
import { loadSite } from '../../site/load-site.ts';
import { isCanonical } from './canonical.ts';

const elsewhere = 'head: [{ tag: link, rel: canonical, href: "https://basic.example/elsewhere" }]';

it('pages that the latest version has as well, and those that name another address, are not known by their own', async () => {
  const dir = copyBasicSite({ 'content/v2/only-new.mdx': replace('title:', `${elsewhere}\ntitle:`) });
  const cache = temporaryFolder();
  const site = await loadSite(dir, await loadConfig(dir, cache), cache, []);
  const known = site.versions.flatMap(({ docs }) => [...docs.values()].filter((doc) => isCanonical(site, doc)));
  expect(known.map(({ route }) => route).sort()).toEqual([
    '/docs/',
    '/docs/guide',
    '/docs/guide/components',
    '/docs/v1/only-old',
  ]);
});
