import type { Sidebars } from 'pagewright';

export default {
  docs: [
    { type: 'category', label: 'Getting Started', items: ['index', 'start/index'] },
    { type: 'category', label: 'Basics', items: ['basics/workflow'] },
  ],
} satisfies Sidebars;
