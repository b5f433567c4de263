/**
 * Promises that are kept in turn: `keep` also keeps those made before, because what they waited for may have been
 * replaced before it was there.
 */
export function promiseInTurn(): (begin: (keep: () => void) => void) => Promise<void> {
  const waiting: (() => void)[] = [];
  return (begin) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      begin(() => waiting.splice(0, waiting.indexOf(resolve) + 1).forEach((end) => end()));
    });
}
