import { useEffect, useLayoutEffect, useRef } from 'react';
import { listState, rememberList } from './list-state.ts';

/** Milliseconds without scrolling before a position is remembered. */
const pause = 100;

/** Brings a returning reader back to the place in the result list, and remembers it for the next time. */
export function useRememberedScroll(addressQuery: string, hasList: boolean, isComplete: boolean): void {
  const restoredFor = useRef<string>(undefined);

  // As soon as there is a list, and again after late texts have shifted everything.
  useLayoutEffect(() => {
    if (!hasList || restoredFor.current === addressQuery) return;
    if (isComplete) restoredFor.current = addressQuery;
    const { searchScroll } = listState(addressQuery);
    if (searchScroll) scrollTo({ top: searchScroll, behavior: 'instant' });
  }, [addressQuery, hasList, isComplete]);

  useEffect(() => {
    if (!isComplete) return;
    // Not on every scroll event: Safari throws when the history is written too often, and older ones lack `scrollend`.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = (): void => {
      if (scrollY !== (listState(addressQuery).searchScroll ?? 0))
        rememberList(addressQuery, { searchScroll: scrollY });
    };
    const schedule = (): void => {
      clearTimeout(timer);
      timer = setTimeout(remember, pause);
    };
    // The reader may have scrolled while the list was growing.
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', schedule);
    };
  }, [addressQuery, isComplete]);
}
