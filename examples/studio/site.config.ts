import { defineSite } from 'pagewright';

export default defineSite({
  title: 'Kiln',
  tagline: 'A controller for pottery kilns, and the notes that come with it',
  url: 'https://kiln.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  versions: [{ name: 'current', label: '1.0', folder: 'docs', path: '', isLast: true, mainDocId: 'start' }],
  colorMode: { followSystem: true },
  theme: {
    parts: {
      Footer: './parts/Footer.tsx',
      DocHeader: './parts/DocHeader.tsx',
      NotFound: './parts/NotFound.tsx',
    },
  },
  navbar: {
    logo: { alt: 'Kiln', src: 'img/logo.svg' },
    items: [
      { type: 'doc', label: 'Handbook', docId: 'start' },
      { type: 'link', label: 'Clay', href: '/clay' },
      { type: 'search', position: 'right' },
      { type: 'social', position: 'right', icon: 'img/pot.svg', label: 'The pottery', href: 'https://kiln.example/pottery' },
      { type: 'colorMode', position: 'right' },
    ],
  },
  footer: {
    columns: [{ title: 'Handbook', links: [{ label: 'A first firing', docId: 'guides/first-firing' }] }],
    copyright: 'Kiln is an example site.',
  },
  search: { provider: 'local' },
});
