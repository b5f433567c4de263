import type { TargetVersion } from './config/target-versions.ts';
import type { SourceDoc } from './docs/source-docs.ts';

/** What a migration has written. */
export interface Figures {
  pages: number;
  versions: number;
  staticFiles: number;
}

/** A set of docs in one version: what sidebars belong to. */
export interface Part {
  version: TargetVersion;
  docs: SourceDoc[];
  numberPrefixes: boolean;
}
