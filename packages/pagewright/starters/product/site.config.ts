import { defineSite } from 'pagewright';

/** The path that all pages are under. */
const baseUrl = '/';

export default defineSite({
  title: 'My Product',
  tagline: 'How to use it, from the first minute to the last detail',
  url: 'https://docs.example',
  baseUrl,
  favicon: 'favicon.svg',
  i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  // The newest first. Each has its pages in the folder of that name in content/.
  versions: [
    { name: 'current', label: 'v2', folder: 'v2', path: '', isLast: true, moved: { start: 'guides/install' } },
    { name: 'v1', label: 'v1', folder: 'v1', path: 'v1', banner: 'unmaintained' },
  ],
  colorMode: { followSystem: true },
  navbar: {
    logo: { alt: 'My Product', src: 'logo.svg' },
    items: [
      { type: 'doc', label: 'Docs', docId: 'index' },
      { type: 'doc', label: 'Publishing', docId: 'publishing/versions' },
      { type: 'versions', position: 'right' },
      { type: 'search', position: 'right' },
      { type: 'colorMode', position: 'right' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Docs',
        links: [
          { label: 'Get started', docId: 'start' },
          { label: 'Write a page', docId: 'guides/write' },
        ],
      },
      {
        title: 'Publishing',
        links: [
          { label: 'Release a version', docId: 'publishing/versions' },
          { label: 'Publish', docId: 'publishing/publish' },
        ],
      },
    ],
    copyright: 'Made with Pagewright',
  },
  // Words that readers use and pages do not, and what the pages say instead.
  search: { provider: 'local', synonyms: { deploy: ['publish'], callout: ['admonition'] } },
  // Where a page was, and where it is now.
  redirects: [{ from: `${baseUrl}guides/install`, to: `${baseUrl}start` }],
});
