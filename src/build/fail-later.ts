/** For work that is waited for later: what fails there is thrown then, and until then it is no crash. */
export function failLater<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {});
  return promise;
}
