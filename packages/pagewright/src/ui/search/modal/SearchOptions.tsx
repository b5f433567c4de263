import { t } from '../../../contract/strings/t.ts';
import { type MouseEvent, memo } from 'react';
import type { FoundPage, FoundSection } from '../../../contract/search-provider.ts';
import { Marked } from '../Marked.tsx';

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
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('search.list')}
      className="search-options"
      hidden={pages.length === 0}
      // Scrolls, which would make it a tab stop in Chromium.
      tabIndex={-1}
    >
      {pages.map((page, at) => {
        const title = <PageTitle id={`${id}-page-${at}`} page={page} />;
        const isOption = page.sections[0]?.kind === 'page';
        return (
          <div key={page.href} role="group" aria-labelledby={`${id}-page-${at}`}>
            {!isOption && title}
            {page.sections.map((section, index) => {
              const number = before[at]! + index;
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
                  {isOption && index === 0 ? title : <SectionTitle section={section} page={page} />}
                  <span className="search-snippet">
                    {section.snippet ? <Marked text={section.snippet} /> : '\u00a0'}
                  </span>
                </a>
              );
            })}
          </div>
        );
      })}
    </div>
  );
});

/** Names a group. If the page itself is its best result, the title is part of that option; otherwise it is above the options. */
function PageTitle({ id, page }: { id: string; page: FoundPage }) {
  return (
    <div id={id} className="search-page-title">
      <span>
        <Marked text={page.title} />
      </span>
      {page.trail && <span className="search-trail">{page.trail}</span>}
    </div>
  );
}

/** The page itself, among better sections, is seen below its title, but needs a name of its own. */
function SectionTitle({ section, page }: { section: FoundSection; page: FoundPage }) {
  const isPage = section.kind === 'page';
  return (
    <span className={isPage ? 'visually-hidden' : 'search-section'} data-kind={section.kind}>
      <Marked text={isPage ? page.title : section.title} />
    </span>
  );
}
