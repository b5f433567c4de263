import { type Failure, failureOf } from './algolia-failure.ts';

/** The index could not be replaced; message and hint are for the person who tried. */
export class PushError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PushError';
    this.hint = hint;
  }
}

/** Filling the new index, requesting the swap with the live one, waiting until it is done. */
export type Step = 'fill' | 'move' | 'wait';

interface Circumstances {
  applicationId: string;
  indexName: string;
  /** The step that failed. */
  step: Step;
  /** Name of the new index, if it could not be deleted. */
  left?: string | undefined;
}

export function explain(error: unknown, circumstances: Circumstances): PushError {
  const { applicationId, indexName, step, left } = circumstances;
  const { kind, status } = failureOf(error);
  const said = error instanceof Error ? error.message : String(error);
  const [message, hint] = texts(said, status, applicationId, indexName)[kind];
  const isRefusal = status !== undefined && status < 500;
  const isUnsure = step === 'wait' || (step === 'move' && !isRefusal);
  const outcome = isUnsure
    ? `Whether the index "${indexName}" was replaced is not known.`
    : `The index "${indexName}" is as it was.`;
  const rest = left ? ` The unfinished index "${left}" could not be deleted.` : '';
  return new PushError(`${message} ${outcome}${rest}`, hint, { cause: error });
}

function texts(
  said: string,
  status: number | undefined,
  applicationId: string,
  indexName: string,
): Record<Failure['kind'], [message: string, hint: string]> {
  return {
    timeout: ['Algolia did not answer in time.', 'try again in a few minutes'],
    unreachable: [
      'Algolia could not be reached.',
      `is there a connection, and is "${applicationId}" the application id?`,
    ],
    refused: [
      'Algolia refused the key in ALGOLIA_WRITE_KEY.',
      `it must belong to the application "${applicationId}" and have the rights addObject, editSettings and deleteIndex for ${indexName} and ${indexName}_tmp_*`,
    ],
    limited: ['Algolia gets too many requests.', 'try again in a few minutes'],
    'unknown-index': [`Algolia does not know what was asked for: ${said}.`, 'did somebody delete an index meanwhile?'],
    unreadable: ['Algolia sent an answer that cannot be read.', 'is there a proxy in between?'],
    other: [
      `Algolia failed${status ? ` with ${status}` : ''}: ${said.replace(/\.$/, '')}.`,
      'its status is at https://status.algolia.com',
    ],
  };
}
