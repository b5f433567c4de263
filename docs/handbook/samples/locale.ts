import type { LocaleTexts } from 'pagewright';

export default {
  title: 'Lampenhandbuch',
  labels: { Guides: 'Anleitungen', Forum: 'Forum' },
  strings: { 'doc.edit': 'Diese Seite verbessern' },
} satisfies LocaleTexts;
