import type { Sidebars } from 'pagewright';

export default {
  docs: [
    'index',
    'getting-started',
    { type: 'category', label: 'Guides', items: [{ type: 'folder', path: 'guides' }] },
    { type: 'category', label: 'APIs', items: ['apis/valve', 'apis/thermometer'] },
    'command-line',
    { type: 'category', label: 'Crops', items: [{ type: 'folder', path: 'crops' }] },
  ],
} satisfies Sidebars;
