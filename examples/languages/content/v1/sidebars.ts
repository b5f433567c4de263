import type { Sidebars } from 'pagewright';

export default { docs: ['index', 'cleaning'] } satisfies Sidebars;
