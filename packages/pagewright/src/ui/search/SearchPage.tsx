import { t } from '../../contract/strings/t.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import { LinkList } from '../links/LinkList.tsx';
import { SearchResults } from './SearchResults.tsx';

export function SearchPage({ site }: { site: SearchSite }) {
  return (
    <div className="plain-page search-page">
      <div className="prose">
        <h1>{t('search.title')}</h1>
      </div>
      <SearchResults site={site} />
      <noscript>
        <p>{t('search.needsScripts')}</p>
        <LinkList items={site.versions.map(({ label, base }) => ({ label, href: base }))} />
      </noscript>
    </div>
  );
}
