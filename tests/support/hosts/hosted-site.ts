import { expect } from 'vitest';
import { copyBasicSite } from '../fixture-site.ts';
import { runPagewright } from '../run-pagewright.ts';

/** A small site in two languages, with redirects that are not easy to write down. */
export function hostedSite(): string {
  return copyBasicSite({
    'site.config.ts': (config) =>
      config
        .replace("en: { label: 'English', direction: 'ltr' }", "$&, de: { label: 'Deutsch', direction: 'ltr' }")
        .replace(
          'redirects: [',
          "$&\n{ from: '/docs/café menu', to: '/docs/guide?a=b#more' },\n{ from: '/docs/guide.html', to: '/docs/guide' },",
        ),
  });
}

export async function buildFor(host: string, site: string, dist: string): Promise<void> {
  const { code, output } = await runPagewright('build', site, '--out', dist, '--host-layout', host);
  expect([code, output]).toEqual([0, expect.stringContaining('pages')]);
}
