/** Whether the stylesheet has loaded: it says so itself. */
export function hasStyles(): boolean {
  return !!getComputedStyle(document.documentElement).getPropertyValue('--styles-loaded');
}
