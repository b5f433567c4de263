import { defineSite } from 'pagewright';

export default defineSite({
  title: 'Basic Docs',
  tagline: 'A small site for tests',
  url: 'https://basic.example',
  baseUrl: '/docs/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  versions: [
    { name: 'current', label: 'v2', folder: 'v2', path: '', isLast: true },
    { name: 'v1', label: 'v1', folder: 'v1', path: 'v1', banner: 'unmaintained' },
  ],
  navbar: {
    logo: { alt: 'Basic', src: 'img/logo.svg' },
    items: [
      { type: 'doc', label: 'Start', docId: 'index' },
      { type: 'doc', label: 'Guide', docId: 'guide/index' },
      { type: 'link', label: 'Elsewhere', href: 'https://basic.example/elsewhere' },
      { type: 'versions', position: 'right' },
      { type: 'search', position: 'right' },
      { type: 'dropdown', position: 'right', label: 'Community', items: [{ label: 'Forum', href: 'https://basic.example/forum' }] },
      { type: 'social', position: 'right', icon: 'github', label: 'Source', href: 'https://basic.example/source' },
      { type: 'locales', position: 'right' },
      { type: 'colorMode', position: 'right' },
    ],
  },
  footer: { columns: [{ title: 'More', links: [{ label: 'Components', docId: 'guide/components' }] }], copyright: 'Basic copyright' },
  announcement: { id: 'hello', text: 'Basic announcement', link: { label: 'Read on', href: '/docs/guide' } },
  search: { provider: 'local', indexName: 'basic' },
  editUrl: 'https://basic.example/edit',
  redirects: [
    { from: '/docs/old-guide', to: '/docs/guide' },
    { from: '/legacy', to: '/docs/' },
  ],
});
