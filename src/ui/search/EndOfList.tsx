'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { listState, rememberList } from './use-limit.ts';

interface EndOfListProps {
  hasMore: boolean;
  /** The list on screen is another one than the address asks for. */
  isStale: boolean;
  onReach: () => void;
}

/** Stands below a list: asks for more when the reader gets near, and brings a returning reader back to the old place. */
export function EndOfList({ hasMore, isStale, onReach }: EndOfListProps) {
  const mark = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { searchScroll } = listState();
    if (searchScroll) scrollTo({ top: searchScroll, behavior: 'instant' });
  }, []);

  useEffect(() => {
    if (isStale) return;
    const remember = (): void => rememberList({ searchScroll: scrollY });
    addEventListener('scrollend', remember);
    return () => removeEventListener('scrollend', remember);
  }, [isStale]);

  useEffect(() => {
    if (!hasMore) return;
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && onReach(), { rootMargin: '200px' });
    observer.observe(mark.current!);
    return () => observer.disconnect();
  });

  return <div ref={mark} />;
}
