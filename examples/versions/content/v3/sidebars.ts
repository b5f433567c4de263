import type { Sidebars } from 'pagewright';

/** Whose sensors are known to work: a list longer than a screen, and no pages to write. */
const makers = [
  'Aldous Bramble Cobalt Drift Elder Fennel Garnet Hazel Iris Juniper Kestrel Lark Mallow Nettle',
  'Osprey Plover Quince Rowan Sorrel Teasel Umber Verbena Willow Yarrow',
]
  .flatMap((line) => line.split(' '))
  .map((name) => ({ type: 'link' as const, label: name, href: `https://brindle.example/makers/${name.toLowerCase()}` }));

export default {
  manual: [
    {
      type: 'category',
      label: 'Getting started',
      items: ['index', 'start/index', 'start/mounting', 'start/trailer', 'start/questions'],
    },
    {
      type: 'category',
      label: 'Riding',
      items: [
        'riding/index',
        'riding/first-ride',
        {
          type: 'category',
          label: 'Routes',
          collapsed: false,
          items: ['riding/routes/planning', { type: 'category', label: 'Sharing', items: ['riding/routes/clubs'] }],
        },
      ],
    },
    { type: 'category', label: 'Updating', items: ['updating/v3'] },
    { type: 'link', label: 'Wheel sizes', href: '/docs/files/wheels.txt' },
  ],
  sensors: [
    'sensors/index',
    {
      type: 'category',
      label: 'Body',
      items: ['sensors/heart-rate', 'sensors/power'],
    },
    { type: 'category', label: 'Makers', collapsed: false, items: makers },
    {
      type: 'category',
      label: 'Road',
      collapsed: false,
      items: ['sensors/memory', 'sensors/radar', 'sensors/weather'],
    },
  ],
  tool: [{ type: 'folder', path: 'tool' }],
} satisfies Sidebars;
