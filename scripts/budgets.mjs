// What a reader may have to download, in bytes as served (brotli). Used by the build's check, a browser test and a benchmark.
export const budgets = {
  /** The name of the section that is read, in the bar of contents, is 20 of it on arrival and 20 after a reload. Keys after a closed field are 10. */
  boot: 2_360,
  stylesheet: 11_000,
  scriptsBefore: 3_000,
  /** With what answers a search, what goes on loading when a reader leaves early, and what loads each tool on its own intent. Notes in the version menu are 40, contents beside changes and the sign in the search page's field 50, its placeholder and what a missing page suggests another 60. A page that is prepared, and asked for again if that is lost, is 80. Names of files alone move it by 100. */
  scriptsAfter: 85_150,
  /** One display font for headings. It never blocks and is counted apart from first loads. */
  fonts: 16_000,
  /** With the styles of results. Parts of messages, and sections named together with their page, are recognised by 200 of it. */
  search: 13_100,
  /** Each of what loads when a reader first needs it: the page's menu, previews of links, the list of keys, the way back after a jump, a search for types. */
  tool: 6_000,
  /**
   * What a search always loads of one version's index. It grows with the pages, by a third of a kilobyte each: 160 of them are 45 of it.
   * The rest are the 500 messages of the error index, 24 bytes each: their texts, so that results show them, and their rare words.
   * Sections that answer what readers asked are 25 bytes each, and there are 200 of them.
   */
  searchIndex: 62_500,
  /** First load of the landing page. */
  landing: 24_000,
  /** First load of any other page. */
  heaviest: 32_000,
  /** First load of a page that says what has changed in another: of the longest reference, both texts. */
  comparison: 34_000,
  /** First load of the page with a link to each of the 500 messages. */
  errorIndex: 33_000,
  /**
   * Half of all pages need no more for their first load. The content security policy is 150 of it; another 150 came when
   * references got their second column, since shorter ones are now above the half. The menu of a page is 200, its styles another 200.
   * The pages of the error index are longer than half, 27 of them: another 250. So are the ten guides that contain the files of the
   * example app, the pages about frameworks, which show whole projects, and the guides with a tab for each framework: another 150.
   * What readers asked and did not find is in the pages now, and messages in tables are links: 300.
   * The version menu says which versions are maintained, and tabs that do not fit fade: 50. What stands on paper, and where sidebar,
   * footer and code begin, is in the common stylesheet: 100. The last texts that follow an order a reader can follow: 50.
   */
  median: 20_650,
  /** Of a first load. */
  requests: 5,
  /** A page's payload, compared with its article in the HTML. That something has changed in it is 0.004 of the shortest. */
  payloadRatio: 1.31,
};
