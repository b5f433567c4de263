import type { LocaleTexts } from 'pagewright';

export default {
  title: 'サモワール取扱説明書',
  tagline: 'お茶に合う温度を知っているケトル',
  labels: {
    'Samovar Manual': 'サモワール取扱説明書',
    Manual: '説明書',
    Shop: 'ショップ',
    Help: 'ヘルプ',
    Repairs: '修理',
    Brewing: 'お茶をいれる',
    'Tea list': 'お茶の一覧',
    Temperature: '温度',
    Cleaning: 'お手入れ',
    'Samovar 2 is here.': 'サモワール 2 が登場しました。',
    'What is new': '新機能を見る',
    'Samovar Manual. No tea was spilled.': 'サモワール取扱説明書。お茶はこぼしていません。',
  },
} satisfies LocaleTexts;
