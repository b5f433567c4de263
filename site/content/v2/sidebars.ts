import type { Sidebars } from '#site';

export default {
  'version-v2/docs': [
    {
      type: 'category',
      label: 'Getting Started',
      items: ['index', 'getting-started/dependencies', 'getting-started/index'],
    },
    { type: 'category', label: 'Basics', items: ['basics/workflow'] },
    { type: 'category', label: 'Concepts', items: ['guides/deep-links'] },
    { type: 'category', label: 'iOS', items: ['ios/updating'] },
    { type: 'category', label: 'Reference', items: [{ type: 'link', label: 'CLI', href: '/docs/v2/cli' }] },
  ],
  'version-v2/api': [
    { type: 'category', label: 'Overview', collapsed: false, items: ['plugins/index'] },
    {
      type: 'category',
      label: 'Official Plugins',
      collapsed: false,
      items: [
        'apis/index',
        'apis/accessibility',
        'apis/app',
        'apis/background-task',
        'apis/camera',
        'apis/clipboard',
        'apis/console',
        'apis/device',
        'apis/filesystem',
        'apis/geolocation',
        'apis/haptics',
        'apis/keyboard',
        'apis/local-notifications',
        'apis/modals',
        'apis/motion',
        'apis/network',
        'apis/permissions',
        'apis/photos',
        'apis/push-notifications',
        'apis/share',
        'apis/splash-screen',
        'apis/status-bar',
        'apis/storage',
        'apis/toast',
      ],
    },
  ],
  'version-v2/cli': [
    { type: 'category', label: 'CLI Documentation', collapsed: false, items: ['cli/index', 'cli/sync'] },
  ],
} satisfies Sidebars;
