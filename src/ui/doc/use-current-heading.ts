import { useEffect, useState } from 'react';
import type { TocEntry } from '../page-data.ts';

/** How far from the top of the window a heading counts as read: the navbar and a line of text. */
const readingLine = 120;

/** The id of the last heading above the reading line; at the end of the page, that of the last heading. */
export function useCurrentHeading(entries: TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const headings = entries
        .map(({ id }) => document.getElementById(id))
        // Those in tabs and details that are closed have no position.
        .filter((element) => element !== null && element.checkVisibility?.() !== false) as HTMLElement[];
      // Asking for the position of a heading in a section that is not laid out yet would force its layout. Browsers
      // that cannot tell have laid out all sections.
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
