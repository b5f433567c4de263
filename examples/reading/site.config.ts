import { defineSite } from 'pagewright';
import { ads } from 'pagewright/ads';
import { commands } from 'pagewright/commands';
import { debugPages } from 'pagewright/debug';
import { apiReference } from 'pagewright/reference';

const ad = (id: string) => ({
  id,
  type: 'docs_ad' as const,
  ad_id: id,
  ad_weight: 1,
  ad_copy: `Copy of ${id}.`,
  ad_url: { link_type: 'Web' as const, url: `https://skylark.example/${id}` },
  ad_image: { url: 'img/ad.png', alt: '' },
  first_publication_date: '2020-01-01',
  last_publication_date: '2090-12-31',
});

const labels = { ios: 'iOS', android: 'Android', web: 'Web' };

/** An invented weather station: what a reader does with text, code, tables and tabs is tested on its pages. */
export default defineSite({
  title: 'Skylark Docs',
  tagline: 'How to read the weather on your own roof',
  url: 'https://skylark.example',
  baseUrl: '/docs/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  versions: [
    { name: 'current', label: 'v2', folder: 'v2', path: '', isLast: true },
    { name: 'v1', label: 'v1', folder: 'v1', path: 'v1', banner: 'unmaintained' },
  ],
  navbar: {
    logo: { alt: 'Skylark', src: 'img/logo.svg' },
    hideOnScroll: true,
    items: [
      { type: 'doc', label: 'Docs', docId: 'index' },
      { type: 'doc', label: 'API', docId: 'apis/index' },
      { type: 'doc', label: 'CLI', docId: 'cli/index' },
      { type: 'versions', position: 'right' },
      { type: 'search', position: 'right' },
      {
        type: 'dropdown',
        position: 'right',
        label: 'Community',
        items: [
          { label: 'Forum', href: 'https://skylark.example/forum' },
          { label: 'Blog', href: 'https://skylark.example/blog' },
        ],
      },
      {
        type: 'dropdown',
        position: 'right',
        label: 'Support',
        items: [{ label: 'Help centre', href: 'https://skylark.example/help' }],
      },
      { type: 'social', position: 'right', icon: 'github', label: 'Source', href: 'https://skylark.example/source' },
      { type: 'locales', position: 'right', items: [{ label: '日本語', lang: 'ja', href: 'https://ja.skylark.example/' }] },
      { type: 'colorMode', position: 'right' },
    ],
  },
  footer: {
    columns: [{ title: 'More', links: [{ label: 'Every feature', docId: 'guides/features' }] }],
    copyright: 'Skylark is invented',
  },
  announcement: { id: 'hello', text: 'Version 2 is here.', link: { label: 'See what is new', href: '/docs/start' } },
  plugins: [
    apiReference({
      scope: '@skylark',
      platforms: ['ios', 'android', 'web'],
      labels,
      config: { file: 'skylark.config', package: '@skylark/cli', type: 'SkylarkConfig', sectionsUnder: 'sensors' },
    }),
    commands({ platforms: ['ios', 'android', 'web'], labels }),
    ads([ad('first'), ad('second')]),
    debugPages(),
  ],
  images: { zoom: true },
  // A stand-in, so that the tests need no Mermaid: other sites say true and install it.
  markdown: { math: true, mermaid: './stand-ins/mermaid.js' },
  search: { provider: 'local', indexName: 'skylark' },
  editUrl: 'https://skylark.example/edit',
});
