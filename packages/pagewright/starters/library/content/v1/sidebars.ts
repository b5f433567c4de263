import type { Sidebars } from 'pagewright';

export default {
  guide: ['index', 'measure', 'reference'],
  api: ['api/stopwatch', 'api/duration'],
} satisfies Sidebars;
