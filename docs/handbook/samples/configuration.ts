import { apiReference } from 'pagewright/reference';
import type { SiteConfig } from 'pagewright';

/** Parts of a configuration, as the pages show them. */
export const parts: Partial<SiteConfig>[] = [
  {
    // #region own-fields
    frontMatter: {
      minutes: 'number',
      audience: { type: 'list', oneOf: ['beginners', 'experts'], required: true },
    },
    // #endregion
  },
  {
    // #region versions
    versions: [
      { name: 'current', label: 'v2', folder: 'v2', path: '', isLast: true },
      { name: 'v1', label: 'v1', folder: 'v1', path: 'v1', banner: 'unmaintained' },
    ],
    // #endregion
  },
  {
    // #region release
    versions: [
      { name: 'current', label: 'v3', folder: 'v3', path: '', isLast: true },
      { name: 'v2', label: 'v2', folder: 'v2', path: 'v2', banner: 'unmaintained' },
      { name: 'v1', label: 'v1', folder: 'v1', path: 'v1', banner: 'unmaintained' },
    ],
    // #endregion
  },
  {
    // #region moved
    versions: [
      // The page that v1 has at guides/install is start in v2.
      { name: 'current', label: 'v2', folder: 'v2', path: '', isLast: true, moved: { start: 'guides/install' } },
    ],
    redirects: [{ from: '/guides/install', to: '/start' }],
    // #endregion
  },
  {
    // #region one-language
    i18n: { defaultLocale: 'de', locales: { de: { label: 'Deutsch', direction: 'ltr' } } },
    // #endregion
  },
  {
    // #region strings
    strings: { 'doc.edit': 'Improve this page' },
    // #endregion
  },
  {
    // #region languages
    i18n: {
      defaultLocale: 'en',
      locales: {
        en: { label: 'English', direction: 'ltr' },
        de: { label: 'Deutsch', direction: 'ltr' },
        ar: { label: 'العربية', direction: 'rtl' },
      },
    },
    // #endregion
  },
  {
    // #region levels
    rules: {
      'missing-description': 'error',
      'unused-fragment': 'off',
    },
    // #endregion
  },
  {
    // #region first-day
    rules: {
      all: 'warn',
      'broken-link': 'error',
    },
    // #endregion
  },
  {
    // #region logo
    favicon: 'favicon.svg',
    navbar: {
      logo: { alt: 'Lamp', src: 'img/logo.svg' },
      items: [
        { type: 'social', position: 'right', icon: 'github', label: 'Source', href: 'https://github.com/lamp/lamp' },
        { type: 'social', position: 'right', icon: 'img/mast.svg', label: 'Community', href: 'https://social.example/lamp' },
      ],
    },
    // #endregion
  },
  {
    // #region parts
    theme: { parts: { Footer: './parts/Footer.tsx' } },
    // #endregion
  },
  {
    // #region api
    plugins: [apiReference({ scope: '@lamp' })],
    // #endregion
  },
  {
    // #region head
    head: [{ tag: 'script', attributes: { src: 'https://stats.example/count.js', async: true } }],
    // #endregion
  },
  {
    // #region csp
    csp: { 'img-src': ['https://pictures.example'], 'frame-src': ['https://videos.example'] },
    // #endregion
  },
  {
    // #region page-menu
    pageMenu: {
      assistants: [{ label: 'Assistant', url: 'https://assistant.example/?q=Read%20{markdownUrl}' }],
    },
    // #endregion
  },
  {
    // #region synonyms
    search: { provider: 'local', indexName: 'lamp', synonyms: { callout: ['admonition'], deploy: ['publish'] } },
    // #endregion
  },
  {
    // #region algolia
    search: { provider: 'algolia', applicationId: 'ABC123', apiKey: 'the search-only key', indexName: 'lamp' },
    // #endregion
  },
  {
    // #region inherit
    plugins: [apiReference({ scope: '@lamp', inherit: true })],
    // #endregion
  },
  {
    // #region platforms
    plugins: [apiReference({ scope: '@lamp', platforms: ['ios', 'web'], labels: { ios: 'iOS', web: 'Web' } })],
    // #endregion
  },
];
