import { expect, it } from 'vitest';
import type { PluginDoc, PluginSite } from '../../site/plugins/plugin-site.ts';
import { type Ads, ads } from './index.ts';

const ad = (more: Partial<Ads[number]> = {}): Ads[number] => ({
  id: 'a',
  type: 'docs_ad',
  ad_id: 'a',
  ad_weight: 1,
  ad_copy: 'A',
  ad_url: { link_type: 'Web', url: 'https://a.example' },
  ad_image: { url: 'a.png', alt: '' },
  first_publication_date: '2026-01-01',
  last_publication_date: '2026-01-31',
  ...more,
});

it.each<[more: Partial<Ads[number]>, message: string]>([
  [{ ad_weight: -1 }, 'ads([…]) has wrong options: [0].ad_weight: must not be negative'],
  // Compared as text with the day of the build, so any other form would be shown at the wrong time.
  [{ last_publication_date: '31.1.2026' }, '[0].last_publication_date: expected a date such as 2026-01-31'],
  [{ last_publication_date: '2026-02-31' }, '[0].last_publication_date: expected a date such as 2026-01-31'],
  [{ last_publication_date: '2025-12-31' }, 'must not be before first_publication_date, 2026-01-01'],
])('an ad with %j is wrong', (more, message) => {
  expect(() => ads([ad(more)])).toThrow(message);
});

it('wants another ad_id for each ad', () => {
  expect(() => ads([ad(), ad({ ad_id: 'b' }), ad()])).toThrow('[2].ad_id: ads[0] has the same ad_id');
});

it('shows each ad with the URLs of its pictures, beside docs of the days that it is for', () => {
  const site = { staticUrl: (path: string) => `/docs/${path}` } as PluginSite;
  const aside = ads([ad({ last_publication_date: '2090-01-01' })]).aside!;
  expect(aside.items(site)).toMatchObject({ a: { ad: { ad_image: { url: '/docs/a.png' } } } });
  expect(aside.choose({ route: '/a' } as PluginDoc)).toBe('a');
  expect(ads([ad()]).aside!.choose({ route: '/a' } as PluginDoc)).toBeUndefined();
});

it('reports pictures that are not there', async () => {
  const site = { hasStatic: (path: string) => path === 'a.png' } as unknown as PluginSite;
  const small = { url: 'b.png', alt: '' };
  const list = [
    ad({ ad_image: { url: 'a.png', alt: '', small } }),
    ad({ ad_id: 'b', ad_image: { url: '//a.example/c.png', alt: '' } }),
  ];
  expect(await ads(list).check!(site, 'build')).toMatchObject([
    { message: '"ads[0].ad_image.small.url" names static/b.png, which is not a file in static/' },
  ]);
});
