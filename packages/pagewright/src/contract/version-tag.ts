/**
 * The tag of a version's pages, which lets a search be limited to that version. The form is that of Algolia's crawler, so that an
 * index which the crawler has filled can be searched, too.
 */
export function tagOf(version: string): string {
  return `docs-default-${version}`;
}
