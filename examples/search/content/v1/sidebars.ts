import type { Sidebars } from 'pagewright';

export default {
  docs: ['index', 'apis/valve', 'apis/thermometer', 'guides/schedule', 'crops/index'],
} satisfies Sidebars;
