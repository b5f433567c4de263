import type { Sidebars } from 'pagewright';

export default {
  docs: [
    'index',
    { type: 'doc', id: 'lamp', label: 'The lamp' },
    { type: 'category', label: 'Guides', collapsed: false, items: ['guides/bulbs', 'guides/cables'] },
    { type: 'link', label: 'Forum', href: 'https://forum.example' },
  ],
} satisfies Sidebars;
