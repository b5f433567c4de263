import { type MouseEvent, memo } from 'react';
import type { FoundPage, FoundSection } from '../../search/provider.ts';
import { Marked } from './Marked.tsx';

interface SearchOptionsProps {
  id: string;
  pages: FoundPage[];
  selected: number;
  onSelect: (option: number) => void;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * The results as a listbox: a group per page, an option per matching section. Memoized, so that a keystroke need not
 * wait for the previous results to render again.
 */
export const SearchOptions = memo(function SearchOptions({
  id,
  pages,
  selected,
  onSelect,
  onFollow,
}: SearchOptionsProps) {
  const before = pages.map((_, at) => pages.slice(0, at).reduce((sum, { sections }) => sum + sections.length, 0));
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Results" className="search-options" hidden={pages.length === 0}>
      {pages.map((page, at) => (
        <div key={page.href} role="group" aria-labelledby={`${id}-page-${at}`}>
          <p id={`${id}-page-${at}`} className="search-page-title">
            <span>
              <Marked text={page.title} />
            </span>
            {page.trail && <span className="search-trail">{page.trail}</span>}
          </p>
          {page.sections.map((section, place) => {
            const number = before[at]! + place;
            return (
              <a
                key={section.href}
                id={`${id}-${number}`}
                role="option"
                aria-selected={number === selected}
                href={section.href}
                tabIndex={-1}
                onPointerMove={() => onSelect(number)}
                onClick={onFollow}
              >
                <SectionText section={section} page={page} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
});

/** A section's title and the text around the match. The page itself is shown with its own title. */
function SectionText({ section, page }: { section: FoundSection; page: FoundPage }) {
  return (
    <>
      <span className="search-section" data-kind={section.kind}>
        <Marked text={section.kind === 'page' ? page.title : section.title} />
      </span>
      <span className="search-snippet">{section.snippet ? <Marked text={section.snippet} /> : '\u00a0'}</span>
    </>
  );
}
