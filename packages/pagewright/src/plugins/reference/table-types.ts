import type { ResolvedCommandLine } from '../../site/config/commands.ts';
import type { ConfigNames } from './config-example.ts';
import type { CapabilityRoutes } from './identifier-links.ts';
import type { Declarations } from './load-reference.ts';
import type { WrittenLink } from './written-links.ts';

/** What pages need to know about declarations, for all versions. Plain data, so that it can be sent to threads. */
export interface ReferenceTable {
  /**
   * Of every version's folder. Read once, so that pages show exactly what their key stands for: the writer may be
   * saving a file right now.
   */
  declarations: Record<string, Declarations>;
  /** The scope of the documented packages: `@scope`. A site may have a command line only. */
  scope?: string;
  configNames?: ConfigNames;
  versions: Record<string, VersionTable>;
}

export interface VersionTable {
  folder: string;
  routes: CapabilityRoutes;
  /** The same capability in the previous version, for the list of changes. */
  previous: Record<string, { folder: string; label: string; name: string }>;
  commandLine?: ResolvedCommandLine;
  /** Routes of docs by id, for links to the pages of commands. */
  commandRoutes: Record<string, string>;
  links: WrittenLink[];
}
