import { t } from '../../contract/strings/t.ts';
import type { MouseEvent } from 'react';
import type { SearchSite } from '../../contract/search-provider.ts';
import { CommonTasks } from './CommonTasks.tsx';
import { PageRows } from './PageRows.tsx';
import { pageIcon } from './page-icon.ts';
import { plainText } from './plain-text.ts';
import { useSearch } from './use-search.ts';

interface ClosestPagesProps {
  site: SearchSite;
  version: string;
  /** Another spelling, which finds something. */
  suggestion?: string | undefined;
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const maxPages = 3;

/** Below an empty answer: what another spelling finds or, without one, what readers often look for; and where to ask. */
export function ClosestPages({ site, version, suggestion = '', onFollow }: ClosestPagesProps) {
  const { answer } = useSearch(site, [version], { query: suggestion, limit: maxPages });
  const { help } = site;
  return (
    <div className="search-closest">
      {!suggestion && <CommonTasks site={site} version={version} onFollow={onFollow} />}
      {answer && answer.pages.length > 0 && (
        <section className="search-tasks" aria-label={t('search.closest')}>
          <h2>{t('search.closest')}</h2>
          <PageRows
            rows={answer.pages.map(({ title, ...page }) => ({
              ...page,
              label: plainText(title),
              icon: pageIcon(site, page.href),
            }))}
            onFollow={onFollow}
          />
        </section>
      )}
      {help && (
        <p>
          <a href={help.href}>{help.label}</a>
        </p>
      )}
    </div>
  );
}
