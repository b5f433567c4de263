import type { Sidebars } from 'pagewright';

export default {
  docs: [
    'index',
    { type: 'category', label: 'Guides', items: [{ type: 'folder', path: 'guide' }] },
    { type: 'link', label: 'Notes', href: '/docs/files/notes.txt' },
  ],
  extra: ['only-new'],
} satisfies Sidebars;
