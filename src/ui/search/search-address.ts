/** Address of the search page for a query. A version that a reader without a choice would not get is named. */
export function searchAddress(path: string, query: string, version?: string): string {
  const parameters = new URLSearchParams({ q: query, ...(version && { version }) });
  return `${path}?${parameters.toString().replaceAll('+', '%20')}`;
}
