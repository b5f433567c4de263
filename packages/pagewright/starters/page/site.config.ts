import { defineSite } from 'pagewright';

export default defineSite({
  title: 'My Page',
  tagline: 'Everything there is to know, on one page',
  url: 'https://docs.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  versions: [{ name: 'current', label: 'Latest', folder: 'docs', path: '', isLast: true }],
  colorMode: { followSystem: true },
  navbar: {
    logo: { alt: 'My Page', src: 'logo.svg' },
    items: [
      { type: 'search', position: 'right' },
      { type: 'colorMode', position: 'right' },
    ],
  },
  footer: { columns: [], copyright: 'Made with Pagewright' },
  search: { provider: 'local' },
});
