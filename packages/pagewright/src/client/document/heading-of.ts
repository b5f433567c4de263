/** What a link to an element means: an id that a heading had before is that of an empty element in it. */
export function headingOf(target: HTMLElement): HTMLElement {
  return target.closest<HTMLElement>('h2, h3, h4, h5, h6') ?? target;
}
