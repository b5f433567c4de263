const name = 'pagewright:navigated';

/** Called by the router when the page of a new URL is on screen, before focus moves into it. */
export function announceNavigated(): void {
  dispatchEvent(new Event(name));
}

/**
 * Calls back after every navigation inside this document: to a page, even the same one, or back to a position in it. On
 * the way back it also calls as soon as the URL has changed, when the page may still be loading.
 */
export function onNavigated(listener: () => void): () => void {
  const events = [name, 'popstate'];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
