import type { IconTable } from '../parts/icons-in.ts';
import type { WrittenLink } from '../parts/written-links.ts';
import type { CapabilityRoutes } from './identifier-links.ts';
import type { Declarations } from './read-declarations.ts';

/** What pages need to know about declarations, for all versions. Plain data, so that it can be sent to threads. */
export interface ReferenceTable {
  /**
   * Of every version's folder. Read once, so that pages show exactly what their key stands for: the writer may be
   * saving a file right now.
   */
  declarations: Record<string, Declarations>;
  versions: Record<string, VersionTable>;
  icons?: IconTable;
}

export interface VersionTable {
  folder: string;
  label: string;
  routes: CapabilityRoutes;
  /** The same capability in the previous version, for the list of changes. */
  previous: Record<string, { folder: string; label: string; name: string }>;
  links: WrittenLink[];
}
