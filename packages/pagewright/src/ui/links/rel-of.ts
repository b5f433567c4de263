/** The `rel` of a link in a menu: one that leaves the site says so, and its target gets no hold of this window, wherever it is opened. */
export function relOf(href: string): string | undefined {
  return /^(?:https?:)?\/\//.test(href) ? 'noopener external' : undefined;
}
