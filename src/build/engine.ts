/** Where the engine itself lives; handed in by bin/docs.mjs. */
export interface Engine {
  /** The repository's root. */
  root: string;
  /** Kept between runs: bundles, compiled pages, rendered pages. */
  cache: string;
  /** Changes with any source of the engine. */
  hash: string;
  /** Scripts for other threads and processes. */
  worker: string;
  bundler: string;
}
