import { describe, expect, it } from 'vitest';
import type { Site } from '../site/model.ts';
import { documentFrame } from './render-tasks.ts';

describe('documentFrame', () => {
  it.each([
    ['img/card.png', 'https://a.example/docs/img/card.png'],
    ['https://b.example/card.png', 'https://b.example/card.png'],
  ])('makes the social image %s absolute: %s', (socialImage, url) => {
    const i18n = { defaultLocale: 'en', locales: { en: { direction: 'ltr' } } };
    const own = { url: 'https://a.example', baseUrl: '/docs/', favicon: 'favicon.svg', socialImage };
    const config = { ...own, i18n, colorMode: {}, tagManager: {} };
    const site = { dir: '/nosuch', config } as unknown as Site;
    const frame = documentFrame(site, { id: '', boot: '', scripts: [], stylesheet: '' });
    expect(frame.socialImage).toBe(url);
  });
});
