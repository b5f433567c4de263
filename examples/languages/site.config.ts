import { defineSite } from 'pagewright';
import { glossary } from 'pagewright/glossary';

/** A kettle that does not exist, in four languages, one of which is written from right to left. */
export default defineSite({
  title: 'Samovar Manual',
  tagline: 'A kettle that knows how hot tea should be',
  url: 'https://samovar.example',
  baseUrl: '/docs/',
  favicon: 'favicon.svg',
  i18n: {
    defaultLocale: 'en',
    locales: {
      en: { label: 'English', direction: 'ltr' },
      de: { label: 'Deutsch', direction: 'ltr' },
      ja: { label: '日本語', direction: 'ltr' },
      ar: { label: 'العربية', direction: 'rtl' },
    },
  },
  versions: [
    { name: 'current', label: 'v2', folder: 'v2', path: '', isLast: true },
    { name: 'v1', label: 'v1', folder: 'v1', path: 'v1', banner: 'unmaintained' },
  ],
  navbar: {
    logo: { alt: 'Samovar Manual', src: 'img/logo.svg' },
    items: [
      { type: 'doc', label: 'Manual', docId: 'index' },
      { type: 'link', label: 'Shop', href: 'https://samovar.example/shop' },
      { type: 'versions', position: 'right' },
      { type: 'search', position: 'right' },
      {
        type: 'dropdown',
        position: 'right',
        label: 'Help',
        items: [{ label: 'Repairs', href: 'https://samovar.example/repairs' }],
      },
      { type: 'locales', position: 'right' },
      { type: 'colorMode', position: 'right' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Manual',
        links: [
          { label: 'Temperature', docId: 'brewing/temperature' },
          { label: 'Cleaning', docId: 'cleaning' },
        ],
      },
    ],
    copyright: 'Samovar Manual. No tea was spilled.',
  },
  announcement: { id: 'v2', text: 'Samovar 2 is here.', link: { label: 'What is new', href: '/docs/' } },
  plugins: [glossary()],
  // Words of the glossary are explained all the same.
  linkPreviews: false,
  search: { provider: 'local', indexName: 'samovar' },
  editUrl: 'https://samovar.example/source/edit/main',
});
