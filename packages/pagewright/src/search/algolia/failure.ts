/** Why a request to the service failed. `status` is its HTTP status, if it answered. */
export interface Failure {
  kind: 'timeout' | 'unreachable' | 'refused' | 'limited' | 'unknown-index' | 'unreadable' | 'other';
  status?: number;
}

interface Frame {
  response: { isTimedOut: boolean; status: number };
}

const kinds: Record<number, Failure['kind']> = { 401: 'refused', 403: 'refused', 404: 'unknown-index', 429: 'limited' };

/** Classifies an error of the client by its fields, because the lite client does not export its error classes. */
export function failureOf(error: unknown): Failure {
  const { name, status, stackTrace } = error as { name?: string; status?: number; stackTrace?: Frame[] };
  if (name === 'DeserializationError') return { kind: 'unreadable' };
  if (name === 'RetryError') return failureOfAll((stackTrace ?? []).map(({ response }) => response));
  return status ? { kind: kinds[status] ?? 'other', status } : { kind: 'other' };
}

/** Every server was tried. A timeout says more than an error response. */
function failureOfAll(responses: Frame['response'][]): Failure {
  if (responses.some(({ isTimedOut }) => isTimedOut)) return { kind: 'timeout' };
  const status = responses.find((response) => response.status > 0)?.status;
  return status ? { kind: 'other', status } : { kind: 'unreachable' };
}
