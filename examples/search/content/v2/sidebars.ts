import type { Sidebars } from 'pagewright';

export default {
  docs: ['index', 'apis/valve', 'apis/thermometer', 'guides/schedule', 'guides/weighing', 'guides/pollination', 'crops/index'],
} satisfies Sidebars;
