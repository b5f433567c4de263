import { barColors } from '../pipeline/render/document.ts';
import { en } from '../contract/strings/en.ts';
import { expect, it } from 'vitest';
import { contentType } from '../kernel/files/content-type.ts';
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
const plugins = {
  files: [{ path: 'feed.xml', content: '<feed/>' }],
  pending: [{ plugin: 'cards', path: 'card.png', key: 'a', make: () => Buffer.from('made') }],
};

it('a file of a plugin is served', () => {
  expect(generatedFile(site, barColors, plugins, '/docs/feed.xml')).toMatchObject({ body: '<feed/>' });
});

it('a file of a plugin that takes long is made when it is asked for', async () => {
  const file = generatedFile(site, barColors, plugins, '/docs/card.png');
  expect(file?.type).toBe('image/png');
  expect(String(await file?.body)).toBe('made');
});

it.each(['/docs/sitemap.xml', '/docs/manifest.webmanifest', '/docs/llms.txt', '/robots.txt'])(
  '%s has the type that it has in a build',
  (path) => {
    expect(generatedFile(site, barColors, plugins, path)?.type).toBe(contentType(path));
  },
);

it.each(['/docs/old', '/docs/old/', '/docs/old/index.html'])('%s is a page that redirects', (path) => {
  expect(generatedFile(site, barColors, plugins, path)).toEqual({
    type: 'text/html; charset=utf-8',
    body: expect.stringContaining('url=/docs/'),
  });
});

it('leaves the rest to others', () => {
  expect(generatedFile(site, barColors, plugins, '/docs/guide')).toBeUndefined();
});
