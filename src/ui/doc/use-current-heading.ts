'use client';

import { useEffect, useState } from 'react';
import type { TocEntry } from '../page-data.ts';

/** How far below the top of the window a heading counts as read: the navbar and a line of text. */
const readingLine = 120;

/** The id of the last heading above the reading line; at the end of the page, the last one of all. */
export function useCurrentHeading(entries: TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const headings = entries.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
      // To ask a heading for its place in a section that is not laid out yet would lay out the section. Browsers that
      // cannot tell have all sections laid out.
      const topOf = (heading: HTMLElement) => {
        const isLeftOut = heading.checkVisibility?.({ contentVisibilityAuto: true }) === false;
        return (isLeftOut ? heading.parentElement! : heading).getBoundingClientRect().top;
      };
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const line = atEnd && scrollY > 0 ? innerHeight : readingLine;
      setCurrent(headings.findLast((heading) => topOf(heading) < line)?.id);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [entries]);
  return current;
}
