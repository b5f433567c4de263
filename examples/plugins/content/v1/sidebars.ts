import type { Sidebars } from 'pagewright';

export default { docs: ['index', 'table'] } satisfies Sidebars;
