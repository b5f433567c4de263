import type { Sidebars } from 'pagewright';

export default {
  'version-v1/manual': ['index', 'start/index'],
  'version-v1/sensors': ['sensors/index', 'sensors/heart-rate', 'sensors/dynamo'],
  'version-v1/tool': ['tool/index'],
} satisfies Sidebars;
