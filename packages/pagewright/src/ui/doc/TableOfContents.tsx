import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { keepInView } from '../../client/enhance/keep-in-view.ts';
import type { TocEntry } from '../../contract/page-data.ts';
import { breakableName } from '../links/breakable-name.tsx';
import { useCurrentHeading } from './use-current-heading.ts';

/** In the bar of narrow screens: the list lies over the section that was chosen. */
function closeBehind({ currentTarget }: MouseEvent): void {
  currentTarget.closest('details')?.removeAttribute('open');
}

/** A list of fewer is never folded. */
const manyEntries = 14;

interface TableOfContentsProps {
  entries: TocEntry[];
  label: string;
  heading?: boolean;
}

/**
 * The page's headings, with the one being read marked. It can stand anywhere: beside the text, in the bar above it, below
 * an entry of the sidebar. The box that scrolls, if the list is long, is the list's own, or the sidebar.
 */
export function TableOfContents({ entries, label, heading }: TableOfContentsProps) {
  const current = useCurrentHeading(entries);
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (current === undefined) return;
    const links = list.current!.querySelectorAll('a');
    const index = entries.findIndex(({ id }) => id === current);
    // On arrival at a heading, the boot script has marked its entry, of which React does not know.
    links.forEach((link, at) => (link.ariaCurrent = at === index ? 'true' : null));
    // Focus moves through the list, which must not move under it.
    if (!nav.current!.querySelector(':focus-visible'))
      keepInView(nav.current!.closest('.sidebar') ?? nav.current, links[index]);
    // At once, and whenever the list gets another shape or is shown.
    const observer = new ResizeObserver(() => moveMarker(list.current!, links[index]));
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, [current, entries]);
  const folded = foldedEntries(entries, current);
  return (
    <nav ref={nav} className="toc" aria-label={label}>
      {heading && <p className="toc-title">{label}</p>}
      <ul ref={list}>
        {entries.map(({ id, text, depth, isCode }) => (
          <li key={id} data-depth={depth} data-folded={folded.has(id) ? '' : undefined}>
            <a href={`#${id}`} className={isCode ? 'toc-code' : undefined} onClick={closeBehind}>
              {isCode ? breakableName(text) : text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In a long list with names in code, which are what readers look for: what is in other sections than those and the one being read. */
function foldedEntries(entries: TocEntry[], current: string | undefined): Set<string> {
  if (entries.length < manyEntries || !entries.some(({ isCode }) => isCode)) return new Set();
  const starts = entries.flatMap(({ depth }, index) => (depth ? [] : [index]));
  const sections = starts.map((start, index) => entries.slice(start, starts[index + 1]));
  const others = sections.filter((section) => !section.some(({ id, isCode }) => isCode || id === current));
  return new Set(others.flatMap((section) => section.slice(1).map(({ id }) => id)));
}

/** The marker is drawn by the stylesheet, beside the entry it is told; without one there is none. */
function moveMarker(list: HTMLElement, link: HTMLElement | undefined): void {
  if (!link) return list.removeAttribute('style');
  list.style.setProperty('--marker-start', `${link.offsetTop}px`);
  list.style.setProperty('--marker-size', `${link.offsetHeight}`);
}
