import { useEffect, useState } from 'react';
import { readingLine } from '../../client/document/reading-line.ts';
import type { TocEntry } from '../../contract/page-data.ts';

/**
 * A heading in a closed tab has no position, and asking for that of one that is not laid out yet (`prose.css`) would force
 * its layout. Browsers that cannot tell have laid out everything.
 */
const isLaidOut = (heading: HTMLElement | null): heading is HTMLElement =>
  heading !== null && heading.checkVisibility?.({ contentVisibilityAuto: true }) !== false;

/**
 * The id of the last heading above the reading line; at the end of the page, that of the last heading. Empty above the
 * first one, and undefined until it is known.
 */
export function useCurrentHeading(entries: TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const headings = entries.map(({ id }) => document.getElementById(id)).filter(isLaidOut);
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const line = atEnd && scrollY > 0 ? innerHeight : readingLine;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id ?? '');
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
