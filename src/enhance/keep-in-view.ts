/** Scrolls a box, but nothing around it, until an element inside is visible. */
export function keepInView(box: Element | null | undefined, element: Element | null | undefined): void {
  if (!box || !element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - (frame.height - height) / 2;
}
