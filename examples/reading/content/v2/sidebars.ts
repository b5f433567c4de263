import type { Sidebars } from 'pagewright';

export default {
  docs: [
    { type: 'category', label: 'Getting Started', items: ['index', 'start/index', 'start/setup', 'start/questions'] },
    { type: 'category', label: 'Basics', items: ['basics/workflow', 'basics/placing'] },
    { type: 'category', label: 'Concepts', items: [{ type: 'folder', path: 'guides' }, 'config'] },
  ],
  api: [{ type: 'folder', path: 'apis' }],
  cli: [{ type: 'folder', path: 'cli' }],
} satisfies Sidebars;
