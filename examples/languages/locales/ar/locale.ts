import type { LocaleTexts } from 'pagewright';

export default {
  title: 'دليل ساموفار',
  tagline: 'غلاية تعرف حرارة الشاي المناسبة',
  labels: {
    'Samovar Manual': 'دليل ساموفار',
    Manual: 'الدليل',
    Shop: 'المتجر',
    Help: 'مساعدة',
    Repairs: 'الإصلاح',
    Brewing: 'تحضير الشاي',
    'Tea list': 'قائمة الشاي',
    Temperature: 'درجة الحرارة',
    Cleaning: 'التنظيف',
    'Samovar 2 is here.': 'وصل ساموفار 2.',
    'What is new': 'ما الجديد؟',
    'Samovar Manual. No tea was spilled.': 'دليل ساموفار. لم يُسكب أي شاي.',
  },
} satisfies LocaleTexts;
