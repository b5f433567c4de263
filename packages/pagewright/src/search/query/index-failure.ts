/** Why an index cannot be used. Not in words: the worker does not know the language of the page. */
export class IndexFailure extends Error {
  readonly reason: 'unreachable' | 'status' | 'unreadable' | 'format';
  readonly status: number | undefined;

  constructor(reason: IndexFailure['reason'], status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

/** Thrown by `LoadFile` if the server does not have the file. */
export class MissingFile extends IndexFailure {}
