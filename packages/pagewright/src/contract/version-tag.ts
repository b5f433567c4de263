/** The tag of a version's pages, which lets a search be limited to that version. */
export function tagOf(version: string): string {
  return `docs-default-${version}`;
}
