const signs = /[=-]>|[\w?)]:[\sA-Z]|<|\[\]|^\s*(?:\([A-Z]|returns\s)/;

/** Whether a query has what queries for types have. Only then is the code loaded that reads them. */
export function hasTypeSigns(query: string): boolean {
  return signs.test(query);
}
