'use client';

import { useState } from 'react';

const step = 10;

/** What a history entry remembers of a list of results: coming back finds it as it was left. */
interface ListState {
  searchFor?: string;
  searchLimit?: number;
  searchScroll?: number;
}

export const listState = (): ListState =>
  typeof history === 'undefined' ? {} : ((history.state as ListState | null) ?? {});

/** Of the list for one query; once the reader has gone elsewhere in the history it is too late. */
export function rememberList(addressQuery: string, state: ListState): void {
  if (location.search === addressQuery) history.replaceState({ ...listState(), ...state }, '');
}

/** How many results to show: some, and more when asked for. A new question starts over. */
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
