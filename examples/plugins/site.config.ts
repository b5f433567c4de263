import { defineSite } from 'pagewright';
import { tagManager } from 'pagewright/tag-manager';
import { lighthouse } from './lighthouse/plugin.ts';

/** A site with a plugin of its own that uses every hook. */
export default defineSite({
  title: 'Skerry',
  tagline: 'Lights along an invented coast',
  url: 'https://skerry.example',
  baseUrl: '/docs/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: 'en', locales: { en: { label: 'English', direction: 'ltr' } } },
  versions: [{ name: 'current', label: 'v1', folder: 'v1', path: '', isLast: true }],
  navbar: { logo: { alt: 'Skerry', src: 'logo.svg' }, items: [{ type: 'search', position: 'right' }] },
  footer: { columns: [{ title: 'Lights', links: [{ label: 'All lights', href: '/docs/lights' }] }], copyright: 'Skerry' },
  search: { provider: 'local', indexName: 'skerry' },
  plugins: [lighthouse({ lights: 'lights.ts' }), tagManager('GTM-SKERRY1')],
});
