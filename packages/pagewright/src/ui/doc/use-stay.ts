import { type RefObject, useEffect, useRef } from 'react';

/** Whoever stays at a place this long reads there; whoever passes through does not. In milliseconds. */
const readFor = 1500;

/**
 * Keeps the hash of the section in which the reader last stayed a while: a menu at the top of the page is out of reach of those further down,
 * and on the way to it all sections above pass by.
 */
export function useStay(): RefObject<string | undefined> {
  const stay = useRef<string>(undefined);
  useEffect(() => {
    let last = performance.now();
    const onScroll = () => {
      const now = performance.now();
      // The contents still mark the section that is being left.
      if (now - last >= readFor) stay.current = document.querySelector<HTMLAnchorElement>('.toc [aria-current]')?.hash;
      last = now;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return stay;
}
