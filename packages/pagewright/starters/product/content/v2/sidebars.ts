import type { Sidebars } from 'pagewright';

/** Each list is a sidebar of its own. A page shows the one that it is in. */
export default {
  docs: [
    'index',
    'start',
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      items: ['guides/write', 'guides/components', 'guides/sidebar', 'guides/look'],
    },
  ],
  publishing: ['publishing/versions', 'publishing/search', 'publishing/publish'],
} satisfies Sidebars;
