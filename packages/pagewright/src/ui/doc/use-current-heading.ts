import { useEffect, useState } from 'react';
import type { TocEntry } from '../../contract/page-data.ts';

/** How far from the top of the window a heading counts as read: the navbar and a line of text. */
const readingLine = 120;

/** Browsers that cannot tell have laid out everything. */
const isLaidOut = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ contentVisibilityAuto: true }) !== false;

/** The id of the last heading above the reading line; at the end of the page, that of the last heading. */
export function useCurrentHeading(entries: TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const headings = entries.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
      const topOf = (heading: HTMLElement) => {
        if (isLaidOut(heading)) return heading.getBoundingClientRect().top;
        // Asking for the position of a heading in a section that is not laid out yet would force its layout.
        const section = heading.closest<HTMLElement>('.part, section');
        // In a closed tab even the section has no position.
        return section && isLaidOut(section) ? section.getBoundingClientRect().top : Infinity;
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
