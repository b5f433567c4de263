import type { Sidebars } from 'pagewright';

export default {
  docs: [
    'index',
    { type: 'category', label: 'Brewing', items: ['brewing/temperature', { type: 'doc', id: 'brewing/recipes', label: 'Tea list' }] },
    'cleaning',
    'glossary',
  ],
} satisfies Sidebars;
