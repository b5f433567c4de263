import type { Strings } from '../contract/strings/strings.ts';
import type { SiteModules } from '../site/modules/site-modules.ts';

/** What to bundle, and into which folder. */
export interface BundleOrder {
  siteDir: string;
  baseUrl: string;
  /** In the language of the site. */
  strings: Strings;
  /** How many there are. With several, pages bring their texts along. */
  languages: number;
  modules: SiteModules;
  /** For writers: it shows edits, and nothing of it is minified. */
  isDevelopment?: boolean;
  dir: string;
}

/** Where the engine itself lives; passed in by packages/pagewright/bin/pagewright.mjs. */
export interface Engine {
  /** The folder of the package. */
  root: string;
  /** Persists between runs: bundles, compiled pages, rendered pages. */
  cache: string;
  /** Changes with any of the engine's sources. */
  hash: string;
  /** The script for worker threads. */
  worker: string;
  /** Bundles the engine's code into a folder, in a child process. */
  bundleEngine(target: BundleOrder): Promise<{ stderr: string }>;
  /** So that cleanup keeps a folder of the cache. */
  markUsed(dir: string): void;
  /** Whether a folder of the cache is as it was sealed; a damaged one is removed, which is said. */
  isWhole(dir: string): boolean;
  /** Notes what a folder of the cache holds. */
  sealFolder(dir: string): void;
  /** The files that a folder was sealed with. */
  sealedFiles(dir: string): string[] | undefined;
}
