/** What a history entry remembers about a result list, so that coming back restores it. */
interface ListState {
  searchFor?: string;
  searchLimit?: number;
  searchScroll?: number;
}

export const listState = (): ListState =>
  typeof history === 'undefined' ? {} : ((history.state as ListState | null) ?? {});

/** Only while the list's own URL is current: after a history step it is too late. */
export function rememberList(addressQuery: string, state: ListState): void {
  if (location.search === addressQuery) history.replaceState({ ...listState(), ...state }, '');
}
