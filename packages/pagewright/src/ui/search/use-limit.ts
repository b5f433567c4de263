import { useState } from 'react';
import { listState, rememberList } from './list-state.ts';

const step = 10;

/** How many results to show: some, and more on request. A new query starts over. */
export function useLimit(question: string, addressQuery: string): [limit: number, more: () => void] {
  const [asked, setAsked] = useState<{ question: string; limit: number }>();
  const { searchFor, searchLimit = step } = listState(addressQuery);
  const limit = asked?.question === question ? asked.limit : searchFor === question ? searchLimit : step;
  const more = (): void => {
    rememberList(addressQuery, { searchFor: question, searchLimit: limit + step });
    setAsked({ question, limit: limit + step });
  };
  return [limit, more];
}
