/** Moves focus to the page, for those whose focus would be lost otherwise. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Moves focus to a section of the page, so that screen readers say where the reader is. Only links and fields can be focused otherwise. */
export function focusSection(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
}
