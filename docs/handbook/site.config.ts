import { defineSite } from 'pagewright';
import { glossary } from 'pagewright/glossary';

/** Pagewright's own documentation. */
export default defineSite({
  title: 'Pagewright',
  tagline: 'Documentation websites made from Markdown, in pages that are light to read',
  url: 'https://pagewright.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  versions: [{ name: 'current', label: 'Latest', folder: 'docs', path: '', isLast: true, mainDocId: 'start' }],
  colorMode: { followSystem: true },
  navbar: {
    logo: { alt: 'Pagewright', src: 'img/logo.svg' },
    items: [
      { type: 'doc', label: 'Handbook', docId: 'start' },
      { type: 'link', label: 'Reference', href: '/reference/configuration' },
      { type: 'search', position: 'right' },
      { type: 'colorMode', position: 'right' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Begin',
        links: [
          { label: 'Get started', docId: 'start' },
          { label: 'Write pages', docId: 'write/pages' },
          { label: 'Migrate from Docusaurus', docId: 'publish/migrate' },
        ],
      },
      {
        title: 'Make it yours',
        links: [
          { label: 'Components and pages', docId: 'extend/components' },
          { label: 'Theme', docId: 'extend/theme' },
          { label: 'Plugins', docId: 'extend/plugins' },
        ],
      },
      {
        title: 'Look up',
        links: [
          { label: 'Configuration', docId: 'reference/configuration' },
          { label: 'Command line', docId: 'reference/command-line' },
          { label: 'Rules', docId: 'reference/rules' },
          { label: 'Glossary', docId: 'glossary' },
        ],
      },
    ],
    copyright: 'Pagewright is under the MIT licence. This handbook is built with it.',
  },
  pageMenu: {},
  plugins: [glossary()],
  markdown: { math: true },
  search: {
    provider: 'local',
    indexName: 'pagewright',
    synonyms: {
      callout: ['admonition'],
      deploy: ['publish'],
      i18n: ['languages'],
      latex: ['formula'],
      katex: ['formula'],
      translate: ['languages'],
      dark: ['colour mode'],
      colors: ['colours'],
    },
  },
});
