'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { listState, rememberList } from './use-limit.ts';

interface EndOfListProps {
  /** Of the address that the list was made for. */
  addressQuery: string;
  hasMore: boolean;
  /** The list is the one that the address asks for, and no text of it is missing. */
  isComplete: boolean;
  onReach: () => void;
}

/** Stands below a list: asks for more when the reader gets near, and brings a returning reader back to the old place. */
export function EndOfList({ addressQuery, hasMore, isComplete, onReach }: EndOfListProps) {
  const mark = useRef<HTMLDivElement>(null);
  const isRestored = useRef(false);

  // At once, and again when late texts have moved everything.
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
    addEventListener('scrollend', remember);
    return () => removeEventListener('scrollend', remember);
  }, [addressQuery, isComplete]);

  useEffect(() => {
    if (!hasMore) return;
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && onReach(), { rootMargin: '200px' });
    observer.observe(mark.current!);
    return () => observer.disconnect();
  });

  return <div ref={mark} />;
}
