import type { Sidebars } from 'pagewright';

export default {
  docs: ['index', 'lamp'],
} satisfies Sidebars;
