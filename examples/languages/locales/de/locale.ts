import type { LocaleTexts } from 'pagewright';

export default {
  title: 'Samovar-Handbuch',
  tagline: 'Ein Wasserkocher, der weiß, wie heiß Tee sein soll',
  labels: {
    'Samovar Manual': 'Samovar-Handbuch',
    Manual: 'Handbuch',
    Shop: 'Laden',
    Help: 'Hilfe',
    Repairs: 'Reparaturen',
    Brewing: 'Aufgießen',
    'Tea list': 'Teeliste',
    Temperature: 'Temperatur',
    Cleaning: 'Reinigung',
    'Samovar 2 is here.': 'Samovar 2 ist da.',
    'What is new': 'Was ist neu?',
    'Samovar Manual. No tea was spilled.': 'Samovar-Handbuch. Es wurde kein Tee verschüttet.',
  },
  strings: { 'doc.edit': 'Diese Seite verbessern' },
} satisfies LocaleTexts;
