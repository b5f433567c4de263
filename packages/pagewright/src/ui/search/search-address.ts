/**
 * Characters of a query that a provider is asked for and that are written into the URL. Some servers refuse URLs of more than 8,000
 * characters, and a Chinese one takes nine of them; an error message rarely has as many.
 */
const longestAsked = 800;

export function limitQuery(text: string): string {
  return text.slice(0, longestAsked);
}

/** Spaces as %20, like in other URLs. */
export function queryString(parameters: URLSearchParams): string {
  return parameters.toString().replaceAll('+', '%20');
}

/** URL of the search page for a query, with the version unless it is the default for every reader. */
export function searchAddress(path: string, query: string, version?: string): string {
  const parameters = new URLSearchParams({ q: limitQuery(query), ...(version && { version }) });
  return `${path}?${queryString(parameters)}`;
}
