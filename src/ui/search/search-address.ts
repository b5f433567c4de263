/** With blanks as they stand in addresses elsewhere. */
export function queryString(parameters: URLSearchParams): string {
  return parameters.toString().replaceAll('+', '%20');
}

/** Address of the search page for a query. A version that a reader without a choice would not get is named. */
export function searchAddress(path: string, query: string, version?: string): string {
  const parameters = new URLSearchParams({ q: query, ...(version && { version }) });
  return `${path}?${queryString(parameters)}`;
}
