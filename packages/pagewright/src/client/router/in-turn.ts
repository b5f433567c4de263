/**
 * Makes promises that are resolved in the order they were made: `keep` resolves its own and all that were made before it. What those
 * waited for may have been replaced before it was there.
 */
export function promiseInTurn(): (begin: (keep: () => void) => void) => Promise<void> {
  const waiting: (() => void)[] = [];
  return (begin) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      begin(() => waiting.splice(0, waiting.indexOf(resolve) + 1).forEach((end) => end()));
    });
}
