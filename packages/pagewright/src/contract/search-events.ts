/** The event of `window` that tells scripts of plugins about a search without results. */
export const nothingFound = 'pagewright:nothing-found';

/** Its `detail`. Whoever is still typing causes one for each query that is answered. */
export interface NothingFound {
  query: string;
  /** The version that was searched; absent if all were. */
  version?: string;
}
