import type { ChangeFigures } from '../cache/manifest.ts';
import type { Sides } from './write-comparison.ts';

/** What a page about changes is made from; texts of pages are files in the cache, named by the keys of these. */
export type ChangesSource = ComparedPages | ChangedPages;

export interface ComparedPages {
  of: 'page';
  before: string;
  after: string;
  sides: Sides;
}

export interface ChangedPages {
  of: 'version';
  /** Labels of the versions. */
  before: string;
  after: string;
  /** In the order of the reader's lists. */
  added: PageLink[];
  removed: PageLink[];
  /** Those that both have, with different texts. */
  changed: ChangedPage[];
  /** How many say the same. */
  same: number;
  /** Pages that say themselves what has changed in what they are about. */
  lists: (PageLink & { key: string })[];
}

export interface PageLink {
  title: string;
  href: string;
  description?: string;
}

export interface ChangedPage extends PageLink {
  /** The title in the older version, if it was another. */
  formerly?: string;
  /** Absent where only links and looks differ. */
  figures?: ChangeFigures;
}
