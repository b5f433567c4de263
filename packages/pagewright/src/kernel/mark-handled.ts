/** For a promise that is awaited later: a rejection before then must not crash the process as unhandled. */
export function markHandled<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {});
  return promise;
}
