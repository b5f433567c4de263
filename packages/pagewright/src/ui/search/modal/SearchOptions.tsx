import { t } from '../../../contract/strings/t.ts';
import { type MouseEvent, memo } from 'react';
import type { FoundPage, SearchSite } from '../../../contract/search-provider.ts';
import { Marked } from '../Marked.tsx';
import { pageIcon } from '../page-icon.ts';
import { TypeIcon } from '../TypeIcon.tsx';

interface SearchOptionsProps {
  site: SearchSite;
  id: string;
  pages: FoundPage[];
  selected: number;
  onSelect: (option: number) => void;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  onScroll: () => void;
}

/**
 * The results as a listbox: a group per page, an option per matching section. Memoized, so that a keystroke need not
 * wait for the previous results to render again.
 */
export const SearchOptions = memo(function SearchOptions({
  site,
  id,
  pages,
  selected,
  onSelect,
  onFollow,
  onScroll,
}: SearchOptionsProps) {
  const before = pages.map((_, at) => pages.slice(0, at).reduce((sum, { sections }) => sum + sections.length, 0));
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('search.list')}
      className="search-options"
      hidden={pages.length === 0}
      // A new list begins at the top, which is no scrolling of the reader's.
      onScroll={({ currentTarget }) => currentTarget.scrollTop > 0 && onScroll()}
      // Scrolls, which would make it a tab stop in Chromium.
      tabIndex={-1}
    >
      {pages.map((page, at) => {
        const title = <PageTitle id={`${id}-page-${at}`} page={page} icon={pageIcon(site, page.href)} />;
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
                  {isOption && index === 0 ? (
                    title
                  ) : (
                    <span className="search-section" data-kind={section.kind}>
                      <Marked text={section.title} kind={section.kind} />
                    </span>
                  )}
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
function PageTitle({ id, page, icon }: { id: string; page: FoundPage; icon: string | undefined }) {
  return (
    <div id={id} className="search-page-title">
      <span>
        <Marked text={page.title} />
      </span>
      {page.trail && <span className="search-trail">{page.trail}</span>}
      <TypeIcon type={page.type} icon={icon} />
    </div>
  );
}
