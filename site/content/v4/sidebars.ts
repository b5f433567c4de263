import type { Sidebars } from '#site';

export default {
  docs: [
    { type: 'category', label: 'Getting Started', items: ['index', 'getting-started/environment-setup', 'getting-started/index', 'getting-started/faqs'] },
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
    { type: 'category', label: 'APIs', collapsed: false, items: ['apis/camera'] },
  ],
  cli: [
    { type: 'category', label: 'CLI Documentation', collapsed: false, items: ['cli/index'] },
    { type: 'category', label: 'Command Reference', collapsed: false, items: [{ type: 'folder', path: 'cli/commands' }] },
  ],
} satisfies Sidebars;
