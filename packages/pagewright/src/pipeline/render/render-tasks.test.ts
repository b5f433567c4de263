import { describe, expect, it } from 'vitest';
import { copyBasicSite } from '../../../../../tests/support/fixture-site.ts';
import type { Site } from '../../site/model.ts';
import { hashSource } from '../../site/policy/content-policy.ts';
import { type DocumentFrame, renderDocument } from './document.ts';
import { barColors } from './document.ts';
import { documentFrame } from './render-tasks.ts';

/** The frame of the documents of a site with these settings. */
function frameOf(settings: object, dir = '/nosuch'): DocumentFrame {
  const i18n = { defaultLocale: 'en', locales: { en: { direction: 'ltr' } } };
  const own = {
    title: 'T',
    url: 'https://a.example',
    baseUrl: '/docs/',
    favicon: 'favicon.svg',
    i18n,
    colorMode: {},
    csp: {},
    head: [],
    search: { provider: 'local' },
    markdown: {},
    plugins: { list: [] },
  };
  const site = { dir, assetBase: '/docs/', config: { ...own, ...settings } } as unknown as Site;
  return documentFrame(site, { id: '', boot: 'boot()', scripts: [], stylesheet: '', fonts: [], needs: {} }, barColors);
}

/** A document in that frame. */
const documentOf = (settings: object, dir?: string): string =>
  renderDocument(
    frameOf(settings, dir),
    { title: 'T' },
    { html: '', styles: [], payloadUrl: '', shellUrl: '', isHome: false },
  );

describe('documentFrame', () => {
  it.each([
    ['img/card.png', 'https://a.example/docs/img/card.png'],
    ['https://b.example/card.png', 'https://b.example/card.png'],
  ])('makes the social image %s absolute: %s', (socialImage, url) => {
    expect(frameOf({ socialImage }).socialImage).toBe(url);
  });

  it('has the content security policy before anything that it concerns, with the hash of the boot script', () => {
    const [, policy] =
      /<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
        documentOf({}),
      )!;
    expect(policy).toContain(`script-src 'self' ${hashSource('boot()')};`);
    expect(policy).not.toContain('frame-ancestors');
    expect(documentOf({ csp: false })).not.toContain('Content-Security-Policy');
  });

  it('lets the system choose the colour mode only where the configuration says so', () => {
    expect(documentOf({ colorMode: { followSystem: true } })).toMatch(/<html[^>]* data-follow-system[ >]/);
    expect(documentOf({ colorMode: { followSystem: false } })).not.toContain('data-follow-system');
  });

  it('has favicon.ico, if the site does, for browsers that do not show the SVG', () => {
    const iconsOf = (favicon: string, files: Record<string, string>): string[] =>
      documentOf({ favicon }, copyBasicSite(files)).match(/<link rel="icon".*>/g) ?? [];
    const ico = { 'static/favicon.ico': '' };
    expect(iconsOf('favicon.svg', ico)).toEqual([
      '<link rel="icon" href="/docs/favicon.ico" sizes="32x32">',
      '<link rel="icon" href="/docs/favicon.svg">',
    ]);
    expect(iconsOf('favicon.svg', {})).toHaveLength(1);
    expect(iconsOf('favicon.ico', ico)).toEqual(['<link rel="icon" href="/docs/favicon.ico">']);
  });
});
