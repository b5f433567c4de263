/** Runs an action when the browser is idle. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 2000 });
  else setTimeout(action, 50);
}
