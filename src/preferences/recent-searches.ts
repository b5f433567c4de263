import { keys, readStored, store } from './storage.ts';

const most = 6;

/** What the reader searched for, latest first. A stored value that is no such list counts as none. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(readStored(keys.recentSearches) ?? '[]');
    return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text !== '') keep([text, ...recentSearches().filter((other) => other !== text)]);
}

export function forgetSearch(query: string): void {
  keep(recentSearches().filter((other) => other !== query));
}

function keep(list: string[]): void {
  store(keys.recentSearches, JSON.stringify(list.slice(0, most)));
}
