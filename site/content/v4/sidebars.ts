import type { Sidebars } from '#site';

export default {
  docs: [
    {
      type: 'category',
      label: 'Getting Started',
      items: ['index', 'getting-started/environment-setup', 'getting-started/index', 'getting-started/faqs'],
    },
    { type: 'category', label: 'Basics', items: ['basics/workflow'] },
    { type: 'category', label: 'Concepts', items: ['guides/deep-links'] },
    {
      type: 'category',
      label: 'Reference',
      items: [
        { type: 'link', label: 'Plugin APIs', href: '/docs/apis' },
        { type: 'link', label: 'CLI', href: '/docs/cli' },
      ],
    },
  ],
  api: [
    { type: 'category', label: 'Overview', collapsed: false, items: ['plugins/index', 'apis/index'] },
    {
      type: 'category',
      label: 'APIs',
      collapsed: false,
      items: [
        'apis/action-sheet',
        'apis/app-launcher',
        'apis/app',
        'apis/browser',
        'apis/camera',
        'apis/clipboard',
        'apis/cookies',
        'apis/device',
        'apis/dialog',
        'apis/filesystem',
        'apis/geolocation',
        'apis/google-maps',
        'apis/haptics',
        'apis/http',
        'apis/keyboard',
        'apis/local-notifications',
        'apis/motion',
        'apis/network',
        'apis/preferences',
        'apis/push-notifications',
        'apis/screen-reader',
        'apis/share',
        'apis/splash-screen',
        'apis/status-bar',
        'apis/text-zoom',
        'apis/toast',
      ],
    },
  ],
  cli: [
    { type: 'category', label: 'CLI Documentation', collapsed: false, items: ['cli/index'] },
    {
      type: 'category',
      label: 'Command Reference',
      collapsed: false,
      items: [{ type: 'folder', path: 'cli/commands' }],
    },
  ],
} satisfies Sidebars;
