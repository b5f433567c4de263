import { t } from '../../contract/strings/t.ts';
import type { MouseEvent } from 'react';
import type { SearchSite } from '../../contract/search-provider.ts';
import { PageRows } from './PageRows.tsx';

interface CommonTasksProps {
  site: SearchSite;
  version: string;
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** What readers of a version often look for, as the site says. */
export function CommonTasks({ site, version, onFollow }: CommonTasksProps) {
  const links = site.versions.find(({ name }) => name === version)?.suggestions;
  if (!links) return null;
  return (
    <nav className="search-tasks" aria-label={t('search.tasks')}>
      <h2>{t('search.tasks')}</h2>
      <PageRows rows={links} onFollow={onFollow} />
    </nav>
  );
}
