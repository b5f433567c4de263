// What the endpoint receives: JSON, one message per request.

/** The answer of a reader, sent on purpose. */
export interface Answer {
  type: 'feedback';
  /** Path of the page, without query and hash. */
  page: string;
  /** The name of its version. */
  version: string;
  /** The language of the interface. */
  language: string;
  helpful: boolean;
  /** What the reader has written; at most `maxText` characters. */
  text?: string;
}

/** A search that found nothing. */
export interface EmptySearch {
  type: 'no-results';
  /** At most `maxQuery` characters. */
  query: string;
  /** The name of the version that was searched; absent if all were. */
  version?: string;
  language: string;
}

export type Message = Answer | EmptySearch;

export const maxText = 1000;
export const maxQuery = 200;
