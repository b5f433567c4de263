import { useEffect, useEffectEvent, useRef } from 'react';

/** Placed below a list: requests more when the reader gets near. */
export function EndOfList({ onReach }: { onReach: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && reach(), { rootMargin: '200px' });
    observer.observe(mark.current!);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} />;
}
