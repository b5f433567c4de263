/**
 * Scrolls a box, but nothing around it, until an element inside is visible. A list may fade out in its last 32 pixels, and
 * the sidebar reaches below the window while the navbar is above it.
 */
export function keepInView(box: Element | null | undefined, element: Element | null | undefined): void {
  if (!box || !element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  const end = Math.min(frame.bottom, innerHeight);
  if (top < frame.top || bottom > end - 32) box.scrollTop += (top + bottom - frame.top - end) / 2;
}
