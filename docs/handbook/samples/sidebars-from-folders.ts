import type { Sidebars } from 'pagewright';

export default {
  docs: [{ type: 'folder', path: '.' }],
} satisfies Sidebars;
