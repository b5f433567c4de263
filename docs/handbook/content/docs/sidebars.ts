import type { Sidebars } from 'pagewright';

export default {
  handbook: [
    'start',
    {
      type: 'category',
      label: 'Write',
      collapsed: false,
      items: ['write/pages', 'write/code', 'write/front-matter', 'write/versions', 'write/languages', 'write/rules'],
    },
    {
      type: 'category',
      label: 'Extend',
      collapsed: false,
      items: ['extend/components', 'extend/theme', 'extend/plugins', 'extend/api-pages'],
    },
    {
      type: 'category',
      label: 'Publish',
      collapsed: false,
      items: ['publish/hosts', 'publish/search', 'publish/migrate'],
    },
    {
      type: 'category',
      label: 'Reference',
      collapsed: false,
      items: [
        'reference/configuration',
        'reference/fields',
        'reference/rules',
        'reference/command-line',
        'reference/theme',
        'reference/texts',
        'reference/plugin-options',
        'reference/plugin-interface',
      ],
    },
  ],
} satisfies Sidebars;
