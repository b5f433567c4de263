import type { Sidebars } from 'pagewright';

export default {
  docs: ['index', { type: 'category', label: 'Guides', items: ['guides/install', 'guides/write'] }],
} satisfies Sidebars;
