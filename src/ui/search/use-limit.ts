'use client';

import { useEffect, useState } from 'react';

const step = 10;

/** What a history entry remembers of a list of results: coming back finds it as it was left. */
export interface ListState {
  searchLimit?: number;
  searchScroll?: number;
}

export const listState = (): ListState => (history.state as ListState | null) ?? {};

export function rememberList(state: ListState): void {
  history.replaceState({ ...listState(), ...state }, '');
}

/** How many results to show: some, and more when asked for. A new question starts over. */
export function useLimit(question: string): [limit: number, more: () => void] {
  const [shown, setShown] = useState({ question: '', limit: step });
  const isFirst = shown.question === '';
  useEffect(() => {
    setShown((before) => ({
      question,
      limit: before.question === '' ? (listState().searchLimit ?? step) : step,
    }));
  }, [question]);
  const limit = shown.question === question || isFirst ? shown.limit : step;
  const more = (): void => {
    rememberList({ searchLimit: limit + step });
    setShown({ question, limit: limit + step });
  };
  return [limit, more];
}
