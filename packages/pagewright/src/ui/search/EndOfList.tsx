import { useEffect, useEffectEvent, useRef } from 'react';

/** Placed below a list: requests more when the reader gets near. */
export function EndOfList({ onReach }: { onReach: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    // On a busy machine, two reports come at once: out of reach, and then in reach.
    const isNear = (entries: IntersectionObserverEntry[]): boolean => entries.some((entry) => entry.isIntersecting);
    const observer = new IntersectionObserver((entries) => isNear(entries) && reach(), { rootMargin: '200px' });
    observer.observe(mark.current!);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} />;
}
