/** The element of this kind in which an event happened. Scripts can also dispatch events at the document, which has none. */
export function closest<Kind extends HTMLElement>(event: Event, selector: string): Kind | null | undefined {
  return (event.target as Partial<Element>).closest?.<Kind>(selector);
}
