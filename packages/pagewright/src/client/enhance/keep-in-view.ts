/** Scrolls a box, but nothing around it, until an element inside is visible. A list may fade out in its last 32 pixels. */
export function keepInView(box: Element | null | undefined, element: Element | null | undefined): void {
  if (!box || !element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom - 32) box.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}
