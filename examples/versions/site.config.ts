import { defineSite } from 'pagewright';
import { ads } from 'pagewright/ads';
import { debugPages } from 'pagewright/debug';
import { apiReference } from 'pagewright/reference';
import { adList } from './ads.ts';

const elsewhere = (path: string): string => `https://brindle.example/${path}`;

/** A bicycle computer that does not exist: versions, menus and everything else around the text of a page. */
export default defineSite({
  title: 'Brindle Manual',
  tagline: 'A bicycle computer that you can read in the sun',
  url: 'https://brindle.example',
  baseUrl: '/docs/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  versions: [
    {
      name: 'current',
      label: 'v3',
      folder: 'v3',
      path: '',
      isLast: true,
      moved: { 'sensors/memory': 'sensors/storage' },
    },
    { name: 'v2', label: 'v2', folder: 'v2', path: 'v2', banner: 'unmaintained' },
    { name: 'v1', label: 'v1', folder: 'v1', path: 'v1', banner: 'unmaintained' },
  ],
  navbar: {
    hideOnScroll: true,
    logo: { alt: 'Brindle Manual', src: 'img/logo.svg' },
    items: [
      { type: 'doc', label: 'Manual', docId: 'index' },
      { type: 'doc', label: 'Sensors', docId: 'sensors/index' },
      { type: 'doc', label: 'Tool', docId: 'tool/index' },
      { type: 'link', label: 'Shop', href: elsewhere('shop') },
      { type: 'versions', position: 'right' },
      { type: 'search', position: 'right' },
      {
        type: 'dropdown',
        position: 'right',
        label: 'Riders',
        items: [
          { label: 'Club', href: elsewhere('club') },
          { label: 'Forum', href: elsewhere('forum') },
          { label: 'Journal', href: elsewhere('journal') },
        ],
      },
      {
        type: 'dropdown',
        position: 'right',
        label: 'Help',
        items: [
          { label: 'Repairs', href: elsewhere('repairs') },
          { label: 'Warranty', href: elsewhere('warranty') },
        ],
      },
      { type: 'social', position: 'right', icon: 'github', label: 'Source code', href: elsewhere('source') },
      { type: 'social', position: 'right', icon: 'chat', label: 'Chat', href: elsewhere('chat') },
      {
        type: 'locales',
        position: 'right',
        items: [{ label: 'Nederlands', lang: 'nl', href: 'https://nl.brindle.example/' }],
      },
      { type: 'colorMode', position: 'right' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Manual',
        links: [
          { label: 'Getting started', docId: 'start/index' },
          { label: 'All sensors', docId: 'sensors/index' },
        ],
      },
      { title: 'Riders', links: [{ label: 'Forum', href: elsewhere('forum') }] },
      { title: 'Help', links: [{ label: 'Repairs', href: elsewhere('repairs') }] },
    ],
    copyright: 'Brindle Manual. No bicycle was harmed.',
  },
  announcement: {
    id: 'v3-released',
    text: 'Brindle 3 is here, and sees cars behind you.',
    link: { label: 'How to update', href: '/docs/updating/v3' },
  },
  pageMenu: {
    assistants: [
      { label: 'Pedal', url: 'https://pedal.example/?q=Read%20{markdownUrl}' },
      { label: 'Spoke', url: 'https://spoke.example/new?about={url}&title={title}' },
    ],
  },
  versionChanges: true,
  theme: { illustration: 'img/wheel.svg' },
  search: { provider: 'local', indexName: 'brindle' },
  plugins: [
    apiReference({
      scope: '@brindle',
      platforms: ['ios', 'android', 'web'],
      labels: { ios: 'iOS', android: 'Android', web: 'Web' },
    }),
    ads(adList),
    debugPages(),
  ],
  editUrl: 'https://brindle.example/source/edit/main',
  redirects: [{ from: '/docs/start/handlebar', to: '/docs/start/mounting' }],
});
