import type { MouseEvent } from 'react';
import type { FoundPage, SearchSite } from '../../contract/search-provider.ts';
import { Marked } from './Marked.tsx';
import { TypeIcon } from './TypeIcon.tsx';
import { pageIcon } from './page-icon.ts';
import { markOnArrival } from './mark-on-arrival.ts';

interface ResultListProps {
  site: SearchSite;
  pages: FoundPage[];
  showVersion: boolean;
}

/** The results of the search page: a heading per page with its matching sections below. */
export function ResultList({ site, pages, showVersion }: ResultListProps) {
  return (
    <ol className="search-results">
      {pages.map((page) => (
        <li key={page.href}>
          <h2>
            <a href={page.href} onClick={follow}>
              <Marked text={page.title} />
            </a>
            {showVersion && (
              <span className="badge">
                {site.versions.find(({ name }) => name === page.version)?.label ?? page.version}
              </span>
            )}
            {page.trail && <span className="search-trail">{page.trail}</span>}
            <TypeIcon type={page.type} icon={pageIcon(site, page.href)} />
          </h2>
          {page.sections.map((section) => (
            <p key={section.href}>
              {section.kind !== 'page' && (
                <a className="search-section" data-kind={section.kind} href={section.href} onClick={follow}>
                  <Marked text={section.title} kind={section.kind} />
                </a>
              )}
              <span className="search-snippet">{section.snippet ? <Marked text={section.snippet} /> : '\u00a0'}</span>
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

function follow(event: MouseEvent): void {
  markOnArrival(event, event.currentTarget.closest('li')!);
}
