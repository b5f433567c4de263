/** Where the engine itself lives; passed in by bin/docs.mjs. */
export interface Engine {
  /** The repository root. */
  root: string;
  /** Persists between runs: bundles, compiled pages, rendered pages. */
  cache: string;
  /** Changes with any of the engine's sources. */
  hash: string;
  /** Scripts for worker threads and child processes. */
  worker: string;
  bundler: string;
}
