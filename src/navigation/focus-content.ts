/** Moves focus to the page, for those whose focus would be lost otherwise. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
