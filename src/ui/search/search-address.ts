/** Spaces as %20, like in other URLs. */
export function queryString(parameters: URLSearchParams): string {
  return parameters.toString().replaceAll('+', '%20');
}

/** URL of the search page for a query, with the version unless it is the default for every reader. */
export function searchAddress(path: string, query: string, version?: string): string {
  const parameters = new URLSearchParams({ q: query, ...(version && { version }) });
  return `${path}?${queryString(parameters)}`;
}
