const name = 'docs:navigated';

/** Said by the router when the page of a new address is on screen, before the focus moves into it. */
export function announceNavigated(): void {
  dispatchEvent(new Event(name));
}

/** Calls back when the reader has got somewhere inside this document: to a page, the same one included, or back to a place in it. */
export function onNavigated(listener: () => void): () => void {
  const events = [name, 'popstate'];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
