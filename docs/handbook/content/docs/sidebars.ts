import type { Sidebars } from 'pagewright';

export default {
  handbook: [
    'start',
    {
      type: 'category',
      label: 'Write',
      collapsed: false,
      items: [
        'write/preview',
        'write/pages',
        'write/code',
        'write/front-matter',
        'write/glossary',
        'write/versions',
        'write/languages',
        'write/rules',
        'write/upkeep',
      ],
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
      items: ['publish/hosts', 'publish/caching', 'publish/security', 'publish/search', 'publish/feedback', 'publish/assistants', 'publish/agents', 'publish/offline', 'publish/migrate'],
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
        'reference/publishing',
        'glossary',
      ],
    },
  ],
} satisfies Sidebars;
