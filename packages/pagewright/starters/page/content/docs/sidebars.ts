import type { Sidebars } from 'pagewright';

/** One page needs no sidebar. Once there are more, list them here: `docs: ['index', 'another-page']`. */
export default {} satisfies Sidebars;
