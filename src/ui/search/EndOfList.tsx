'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { listState, rememberList } from './use-limit.ts';

interface EndOfListProps {
  /** Query string of the URL that the list was made for. */
  addressQuery: string;
  hasMore: boolean;
  /** The list matches the URL, and all its texts are loaded. */
  isComplete: boolean;
  onReach: () => void;
}

/** Placed below a list: requests more when the reader gets near, and restores the scroll position of a returning reader. */
export function EndOfList({ addressQuery, hasMore, isComplete, onReach }: EndOfListProps) {
  const mark = useRef<HTMLDivElement>(null);
  const isRestored = useRef(false);

  // Immediately, and again after late texts have shifted everything.
  useLayoutEffect(() => {
    if (isRestored.current) return;
    isRestored.current = isComplete;
    const { searchScroll } = listState();
    if (searchScroll) scrollTo({ top: searchScroll, behavior: 'instant' });
  }, [isComplete]);

  useEffect(() => {
    if (!isComplete) return;
    const remember = (): void => rememberList(addressQuery, { searchScroll: scrollY });
    remember();
    // Once scrolling pauses: Safari throws when the history is written too often, and older ones lack `scrollend`.
    let pause: ReturnType<typeof setTimeout> | undefined;
    const schedule = (): void => {
      clearTimeout(pause);
      pause = setTimeout(remember, 100);
    };
    addEventListener('scroll', schedule, { passive: true });
    return () => {
      clearTimeout(pause);
      removeEventListener('scroll', schedule);
    };
  }, [addressQuery, isComplete]);

  useEffect(() => {
    if (!hasMore) return;
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && onReach(), { rootMargin: '200px' });
    observer.observe(mark.current!);
    return () => observer.disconnect();
  });

  return <div ref={mark} />;
}
