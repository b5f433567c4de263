import { t } from '../../contract/strings/t.ts';
import { useEffect, useRef } from 'react';
import type { TocEntry } from '../../contract/page-data.ts';
import { TableOfContents } from './TableOfContents.tsx';
import { useCurrentHeading } from './use-current-heading.ts';

const events = ['pointerdown', 'focusin', 'keydown'];

interface ContentsBarProps {
  entries: TocEntry[];
  /** Where there is a sidebar, the contents are in it. */
  inSidebar: boolean;
}

/**
 * Where the contents have no room beside the text: a bar below the navbar that names the section being read and opens the
 * list over the page. Above the first section there is none to name: the title is right below.
 */
export function ContentsBar({ entries, inSidebar }: ContentsBarProps) {
  const current = useCurrentHeading(entries);
  const details = useRef<HTMLDetailsElement>(null);
  // Like a menu, it closes on Escape and when the reader goes on elsewhere.
  useEffect(() => {
    const bar = details.current!;
    const leave = (event: Event) => {
      if (!bar.contains(event.target as Node)) bar.open = false;
      else if (bar.open && (event as KeyboardEvent).key === 'Escape') {
        bar.open = false;
        bar.querySelector('summary')!.focus();
      }
    };
    for (const type of events) document.addEventListener(type, leave);
    return () => {
      for (const type of events) document.removeEventListener(type, leave);
    };
  }, []);
  return (
    <details ref={details} className={inSidebar ? 'toc-bar narrow' : 'toc-bar'}>
      <summary>
        {t('doc.onThisPage')} {/* On arrival at a heading, the boot script names it. A new element forgets that. */}
        <span key={current} suppressHydrationWarning>
          {entries.find(({ id }) => id === current)?.text ?? ''}
        </span>
      </summary>
      <TableOfContents entries={entries} label={t('doc.contents')} />
    </details>
  );
}
