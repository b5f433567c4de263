import { defineSite } from 'pagewright';
import { apiReference } from 'pagewright/reference';

export default defineSite({
  title: 'My Library',
  tagline: 'What it does, how to use it, and every name it exports',
  url: 'https://docs.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  versions: [{ name: 'current', label: 'v1', folder: 'v1', path: '', isLast: true }],
  colorMode: { followSystem: true },
  navbar: {
    logo: { alt: 'My Library', src: 'logo.svg' },
    items: [
      { type: 'doc', label: 'Guide', docId: 'index' },
      { type: 'doc', label: 'API', docId: 'api/stopwatch' },
      { type: 'search', position: 'right' },
      { type: 'colorMode', position: 'right' },
    ],
  },
  footer: { columns: [], copyright: 'Made with Pagewright' },
  search: { provider: 'local' },
  // reference/v1/stopwatch.ts declares what @my-library/stopwatch exports. Once there is a v2, v1 states only what differs from it.
  plugins: [apiReference({ scope: '@my-library', inherit: true })],
});
