import type { Sidebars } from 'pagewright';

export default {
  handbook: ['start', 'tour', { type: 'category', label: 'Firing', items: ['guides/first-firing', 'guides/cones'] }],
} satisfies Sidebars;
