import { barColors } from '../pipeline/render/document.ts';
import { en } from '../contract/strings/en.ts';
import { expect, it } from 'vitest';
import { contentType } from '../serve/content-type.ts';
import type { Site } from '../site/model.ts';
import { generatedFile } from './generated-file.ts';

const site = {
  dir: '/nowhere',
  config: {
    title: 'T',
    url: 'https://a.example',
    baseUrl: '/docs/',
    i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  },
  strings: en,
  assetBase: '/docs/',
  translations: [],
  versions: [{ name: 'current', isLast: true, docs: new Map(), sidebars: {} }],
  routes: new Map(),
  redirects: [{ from: '/docs/old', to: '/docs/' }],
} as unknown as Site;
const files = [{ path: 'feed.xml', content: '<feed/>' }];

it('a file of a plugin is served', () => {
  expect(generatedFile(site, barColors, files, '/docs/feed.xml')).toMatchObject({ body: '<feed/>' });
});

it.each(['/docs/sitemap.xml', '/docs/manifest.webmanifest', '/docs/llms.txt', '/robots.txt'])(
  '%s has the type that it has in a build',
  (path) => {
    expect(generatedFile(site, barColors, files, path)?.type).toBe(contentType(path));
  },
);

it.each(['/docs/old', '/docs/old/', '/docs/old/index.html'])('%s is a page that redirects', (path) => {
  expect(generatedFile(site, barColors, files, path)).toEqual({
    type: 'text/html; charset=utf-8',
    body: expect.stringContaining('url=/docs/'),
  });
});

it('leaves the rest to others', () => {
  expect(generatedFile(site, barColors, files, '/docs/guide')).toBeUndefined();
});
