/** Lets calls in one at a time, and no more than some wait. */
export class OneAtATime {
  private readonly most: number;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** Runs something when all before it are done; undefined if too many are waiting. */
  run<Result>(work: () => Promise<Result>): Promise<Result> | undefined {
    if (this.waiting >= this.most) return undefined;
    this.waiting++;
    const result = this.last.then(work).finally(() => this.waiting--);
    this.last = result.catch(() => undefined);
    return result;
  }
}
