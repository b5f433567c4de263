import type { SearchRecord } from './match.ts';

const loading = new Map<string, Promise<SearchRecord[]>>();

/** The records of one version, fetched once. A failure is forgotten, so that asking again tries again. */
export function loadRecords(url: string): Promise<SearchRecord[]> {
  const known = loading.get(url);
  if (known) return known;
  const records = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`The search index could not be loaded: the server answered ${response.status}.`);
    return response.json() as Promise<SearchRecord[]>;
  });
  loading.set(url, records);
  records.catch(() => loading.delete(url));
  return records;
}
