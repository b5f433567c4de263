import { writeAddress, writeEntry } from './use-query.ts';

/** What a history entry remembers about a result list, so that coming back restores it. */
interface ListState {
  searchFor?: string;
  searchLimit?: number;
  searchScroll?: number;
}

/** Of the entry of this query. While it is typed, the current entry may still be that of the previous one. */
export const listState = (addressQuery: string): ListState =>
  typeof history === 'undefined' || location.search !== addressQuery ? {} : ((history.state as ListState | null) ?? {});

/** Only while the list's own URL is current: after a history step it is too late. */
export function rememberList(addressQuery: string, state: ListState): void {
  writeAddress();
  if (location.search === addressQuery) writeEntry('replaceState', { ...listState(addressQuery), ...state });
}
