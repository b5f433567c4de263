/** What the pages of a version are tagged with, for searches in that version only. */
export function tagOf(version: string): string {
  return `docs-default-${version}`;
}
