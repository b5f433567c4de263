/** What an edit may replace although the reader has done something with it. */
const kept = 'details, a[href], button, input, select, summary, [tabindex]';

/**
 * Folded parts of a page are plain HTML: where an edit changes it, all of it is new. This opens again what was open, closes what was
 * closed, and puts the focus back, as far as the same things are still there.
 */
export async function keepPlace(change: () => Promise<void>): Promise<void> {
  const before = namedElements();
  const open = new Map<string, boolean>();
  let focused: string | undefined;
  for (const [name, element] of before) {
    if (element instanceof HTMLDetailsElement) open.set(name, element.open);
    if (element === document.activeElement) focused = name;
  }
  await change();
  const after = namedElements();
  for (const [name, element] of after) {
    const wasOpen = open.get(name);
    if (element instanceof HTMLDetailsElement && wasOpen !== undefined) element.open = wasOpen;
  }
  if (focused !== undefined && document.activeElement === document.body)
    after.get(focused)?.focus({ preventScroll: true });
}

/** Elements of the page by what they are, what they say, and which of those that say the same they are. */
function namedElements(): Map<string, HTMLElement> {
  const named = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const element of document.querySelectorAll<HTMLElement>(`main :is(${kept})`)) {
    const text =
      element instanceof HTMLDetailsElement ? element.querySelector('summary')?.textContent : element.textContent;
    const name = `${element.localName} ${element.ariaLabel ?? text ?? ''}`;
    const number = counts.get(name) ?? 0;
    counts.set(name, number + 1);
    named.set(`${name} ${number}`, element);
  }
  return named;
}
