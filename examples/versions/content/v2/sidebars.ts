import type { Sidebars } from 'pagewright';

export default {
  manual: [
    {
      type: 'category',
      label: 'Getting started',
      items: ['index', 'start/index', 'start/mounting', 'start/questions'],
    },
    { type: 'category', label: 'Riding', items: ['riding/first-ride'] },
  ],
  sensors: ['sensors/index', 'sensors/heart-rate', 'sensors/storage'],
  tool: ['tool/index'],
} satisfies Sidebars;
