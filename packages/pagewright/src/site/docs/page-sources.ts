import type { ResolvedConfig } from '../config/schema.ts';
import type { Fragments } from './fragments.ts';
import type { LastUpdated } from './git.ts';

/** What the pages of every version are made from. */
export interface PageSources {
  siteDir: string;
  config: ResolvedConfig;
  lastUpdated: LastUpdated;
  fragments: Fragments;
  /** Where a build keeps the pages of versions as it has read them. */
  keptIn?: { cacheDir: string; engineHash: string } | undefined;
}
