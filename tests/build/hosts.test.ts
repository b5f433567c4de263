import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyBasicSite, temporaryFolder } from '../support/fixture-site.ts';
import type { Ask } from '../support/hosts/ask.ts';
import {
  countRedirects,
  expectHeaders,
  expectNotFound,
  expectNotFoundIn,
  expectPages,
  expectRedirects,
  pageAddresses,
} from '../support/hosts/check-host.ts';
import * as hosts from '../support/hosts/emulated-hosts.ts';
import { buildFor, hostedSite } from '../support/hosts/hosted-site.ts';
import { runPagewright } from '../support/run-pagewright.ts';

const site = hostedSite();
const out = temporaryFolder();

const emulated: Record<string, ((dir: string) => Ask)[]> = {
  'github-pages': [hosts.githubPages],
  netlify: [hosts.netlify, (dir) => hosts.netlify(dir, false)],
  cloudflare: [hosts.cloudflare],
  vercel: [hosts.vercel],
  s3: [hosts.cloudfront],
};

describe.each(Object.entries(emulated))('%s', (name, variants) => {
  const dist = join(out, name);
  const all = (check: (ask: Ask) => Promise<void>) => async (): Promise<void> => {
    for (const host of variants) await check(host(dist));
  };

  beforeAll(() => buildFor(name, site, dist), 60_000);

  it(
    'sends every page without a redirect, and in its other spellings',
    all((ask) => expectPages(ask, dist)),
  );
  it('answers with the not-found page', all(expectNotFound));
  it(
    'redirects',
    all((ask) => expectRedirects(ask, ['github-pages', 's3'].includes(name) ? 'page' : 'host')),
  );
  it('gets no copies that it does not send', () => {
    expect(readdirSync(dist, { recursive: true }).filter((file) => /\.(br|gz)$/.test(String(file)))).toEqual([]);
  });
  if (name !== 'github-pages')
    it(
      'sends the headers of the build',
      // CloudFront runs no functions for errors.
      all((ask) => expectHeaders(ask, dist, name === 's3' ? '/docs/' : undefined)),
    );
  if (['netlify', 'cloudflare'].includes(name))
    it(
      'has a not-found page in each language',
      all((ask) => expectNotFoundIn(ask, 'de')),
    );
});

it('in folders, pages are redirected to once on hosts that ask for a slash: all but landing pages', async () => {
  const dist = join(out, 'folders');
  await buildFor('folders', site, dist);
  await buildFor('cloudflare', site, `${dist}-cloudflare`);
  const pages = pageAddresses(dist);
  const others = pages.filter((path) => !path.endsWith('/')).length;
  expect(others).toBeGreaterThan(5);
  expect(await countRedirects(hosts.githubPages(dist), pages)).toBe(others);
  expect(await countRedirects(hosts.plainFolders(dist), pages)).toBe(others);
  expect(await countRedirects(hosts.cloudflare(`${dist}-cloudflare`), pages)).toBe(0);
});

it('does not overwrite a file of the site', async () => {
  const own = copyBasicSite({
    'site.config.ts': (config) => config.replace("baseUrl: '/docs/'", "baseUrl: '/'").replaceAll('/docs/', '/'),
    'static/vercel.json': '{}',
  });
  const { code, output } = await runPagewright('build', own, '--out', join(out, 'own'), '--host-layout', 'vercel');
  expect([code, output]).toEqual([1, expect.stringContaining('static/vercel.json: the build for the host vercel')]);
});
