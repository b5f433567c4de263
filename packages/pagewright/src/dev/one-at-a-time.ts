/**
 * Calls during a run are coalesced into one that follows: switching branches changes hundreds of files at once. Resolves once a run
 * that began after the call has ended.
 */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let current = Promise.resolve();
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    next = undefined;
    return run();
  };
  return () => {
    if (!next) current = next = current.then(start);
    return next;
  };
}
