import type { Sidebars } from 'pagewright';

export default {
  docs: ['index', 'guide/index', { type: 'doc', id: 'only-old', label: 'Old things' }],
} satisfies Sidebars;
