/** Why a request to the service came to nothing. `status` is the service's, where it answered. */
export interface Failure {
  kind: 'timeout' | 'unreachable' | 'refused' | 'limited' | 'unknown-index' | 'unreadable' | 'other';
  status?: number;
}

interface Frame {
  response: { isTimedOut: boolean; status: number };
}

const kinds: Record<number, Failure['kind']> = { 401: 'refused', 403: 'refused', 404: 'unknown-index', 429: 'limited' };

/** Reads an error of the client. Its classes are not exported where the lite client is, so their fields are read. */
export function failureOf(error: unknown): Failure {
  const { name, status, stackTrace } = error as { name?: string; status?: number; stackTrace?: Frame[] };
  if (name === 'DeserializationError') return { kind: 'unreadable' };
  if (name === 'RetryError') return failureOfAll((stackTrace ?? []).map(({ response }) => response));
  return status ? { kind: kinds[status] ?? 'other', status } : { kind: 'other' };
}

/** Every server was tried. One that did not answer says more than one that answered with an error. */
function failureOfAll(responses: Frame['response'][]): Failure {
  if (responses.some(({ isTimedOut }) => isTimedOut)) return { kind: 'timeout' };
  const status = responses.find((response) => response.status > 0)?.status;
  return status ? { kind: 'other', status } : { kind: 'unreachable' };
}
