'use client';

import { useState } from 'react';

const step = 10;

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

/** How many results to show: some, and more on request. A new query starts over. */
export function useLimit(question: string, addressQuery: string): [limit: number, more: () => void] {
  const [asked, setAsked] = useState<{ question: string; limit: number }>();
  const { searchFor, searchLimit = step } = listState();
  const limit = asked?.question === question ? asked.limit : searchFor === question ? searchLimit : step;
  const more = (): void => {
    rememberList(addressQuery, { searchFor: question, searchLimit: limit + step });
    setAsked({ question, limit: limit + step });
  };
  return [limit, more];
}
