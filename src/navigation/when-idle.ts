/** Does something once the browser has nothing better to do. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 2000 });
  else setTimeout(action, 50);
}
