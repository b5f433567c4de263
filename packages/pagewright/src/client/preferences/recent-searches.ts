import * as keys from '../../contract/storage-keys.ts';
import { readStored, store } from './storage.ts';

const maxSearches = 6;
/** In characters: nobody repeats a search for a whole page of text. */
const maxLength = 200;

/** The reader's searches, latest first. Invalid stored values are ignored. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(readStored(keys.recentSearches) ?? '[]');
    return Array.isArray(list) ? [...new Set(list.filter(isSearch))].slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (isSearch(text)) keep([text, ...recentSearches().filter((other) => other !== text)]);
}

export function forgetSearch(query: string): void {
  keep(recentSearches().filter((other) => other !== query));
}

function isSearch(item: unknown): item is string {
  return typeof item === 'string' && item.trim() !== '' && item.length <= maxLength;
}

function keep(list: string[]): void {
  store(keys.recentSearches, JSON.stringify(list.slice(0, maxSearches)));
}
