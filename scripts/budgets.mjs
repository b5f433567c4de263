// What a reader may have to download, in bytes as served (brotli). Used by the build's check, a browser test and a benchmark.
export const budgets = {
  boot: 2_000,
  stylesheet: 10_000,
  scriptsBefore: 3_000,
  scriptsAfter: 82_000,
  fonts: 0,
  search: 12_000,
  /** Of one version. It grows with the pages, by less than a kilobyte each: 125 of them are what this is for. */
  searchIndex: 120_000,
  /** First load of the landing page. */
  landing: 18_000,
  /** First load of any other page. */
  heaviest: 24_000,
  /** Of a first load. */
  requests: 4,
  /** A page's payload, compared with its article in the HTML. */
  payloadRatio: 1.3,
};
