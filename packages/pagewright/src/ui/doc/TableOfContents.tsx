import { type MouseEvent, useEffect, useRef } from 'react';
import { keepInView } from '../../client/enhance/keep-in-view.ts';
import type { TocEntry } from '../../contract/page-data.ts';
import { useCurrentHeading } from './use-current-heading.ts';

/** On narrow screens: back at the top of the page, the article should not begin below a long list. */
function closeBehind({ currentTarget }: MouseEvent): void {
  currentTarget.closest('details')?.removeAttribute('open');
}

/** The page's headings, with the one being read marked. */
export function TableOfContents({
  entries,
  label,
  heading,
}: {
  entries: TocEntry[];
  label: string;
  heading?: boolean;
}) {
  const current = useCurrentHeading(entries);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // Focus moves through the list, which must not move under it.
    if (nav.current?.querySelector(':focus-visible')) return;
    keepInView(nav.current, nav.current?.querySelector('[aria-current]'));
  }, [current]);
  return (
    <nav ref={nav} className="toc" aria-label={label}>
      {heading && <p className="toc-title">{label}</p>}
      <ul>
        {entries.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`} onClick={closeBehind} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
