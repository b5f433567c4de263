import { type Failure, failureOf } from './failure.ts';

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
    ? `It is not known whether the index "${indexName}" was replaced.`
    : `The index "${indexName}" is unchanged.`;
  const rest = left ? ` The temporary index "${left}" could not be deleted.` : '';
  return new PushError(`${message} ${outcome}${rest}`, hint, { cause: error });
}

function texts(
  said: string,
  status: number | undefined,
  applicationId: string,
  indexName: string,
): Record<Failure['kind'], [message: string, hint: string]> {
  return {
    timeout: ['Algolia did not respond in time.', 'try again in a few minutes'],
    unreachable: [
      'Algolia could not be reached.',
      `check your connection, and that "${applicationId}" is the right application id`,
    ],
    refused: [
      'Algolia rejected the key in ALGOLIA_WRITE_KEY.',
      `use a key of the application "${applicationId}" with the permissions addObject, editSettings and deleteIndex for ${indexName} and ${indexName}_tmp_*`,
    ],
    limited: ['Algolia is receiving too many requests.', 'try again in a few minutes'],
    'unknown-index': [
      `Algolia could not find what was requested: ${said}.`,
      'check whether somebody deleted an index in the meantime',
    ],
    unreadable: ['Algolia sent an unreadable response.', 'check whether a proxy is interfering'],
    other: [
      `Algolia failed${status ? ` with status ${status}` : ''}: ${said.replace(/\.$/, '')}.`,
      'check https://status.algolia.com',
    ],
  };
}
