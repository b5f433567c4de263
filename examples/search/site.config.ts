import { defineSite } from 'pagewright';
import { commands } from 'pagewright/commands';
import { debugPages } from 'pagewright/debug';
import { apiReference } from 'pagewright/reference';

const labels = { ios: 'iOS', android: 'Android', web: 'Web' };

export default defineSite({
  title: 'Greenhouse Docs',
  tagline: 'Valves, thermometers and schedules for a greenhouse that looks after itself',
  url: 'https://greenhouse.example',
  baseUrl: '/docs/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  versions: [
    { name: 'current', label: 'v3', folder: 'v3', path: '', isLast: true },
    { name: 'v2', label: 'v2', folder: 'v2', path: 'v2', banner: 'unmaintained' },
    { name: 'v1', label: 'v1', folder: 'v1', path: 'v1', banner: 'unmaintained' },
  ],
  navbar: {
    logo: { alt: 'Greenhouse', src: 'img/logo.svg' },
    items: [
      { type: 'doc', label: 'Docs', docId: 'index' },
      { type: 'doc', label: 'Crops', docId: 'crops/index' },
      { type: 'versions', position: 'right' },
      { type: 'search', position: 'right' },
      {
        type: 'dropdown',
        position: 'right',
        label: 'Community',
        items: [{ label: 'Forum', href: 'https://greenhouse.example/forum' }],
      },
      { type: 'colorMode', position: 'right' },
    ],
  },
  footer: {
    columns: [{ title: 'More', links: [{ label: 'Troubleshooting', docId: 'guides/troubleshooting' }] }],
    copyright: 'Greenhouse example',
  },
  theme: { illustration: 'img/glasshouse.svg' },
  webMcp: true,
  search: {
    provider: 'local',
    indexName: 'greenhouse',
    icons: 'img/icons.svg',
    // Words that no page has.
    synonyms: { faucet: ['valve'], spigot: ['valve'] },
    suggestions: [
      { label: 'Set up the first bed', docId: 'index' },
      { label: 'Mend what does not work', docId: 'guides/troubleshooting' },
    ],
    help: { label: 'Ask in the forum', href: 'https://greenhouse.example/forum' },
  },
  plugins: [
    apiReference({ scope: '@greenhouse', platforms: ['ios', 'android', 'web'], labels }),
    commands({ platforms: ['ios', 'android', 'web'], labels }),
    debugPages(),
  ],
});
