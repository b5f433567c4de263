import { t } from '../../contract/strings/t.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import type { NavigationLink } from '../../contract/page-data.ts';
import { LikelyPages } from './LikelyPages.tsx';
import { SimilarPages } from './SimilarPages.tsx';

interface NotFoundProps {
  /** By the name of the reader's preferred version. */
  links: Record<string, NavigationLink[]>;
  searchHref: string;
  site: SearchSite;
}

export function NotFound({ links, searchHref, site }: NotFoundProps) {
  return (
    <div className="plain-page prose">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <form className="search-form" action={searchHref}>
        <label htmlFor="not-found-query">{t('search.title')}</label>
        <input id="not-found-query" name="q" type="search" />
        <button type="submit" className="button">
          {t('search.label')}
        </button>
      </form>
      <h2>{t('notFound.likely')}</h2>
      <LikelyPages links={links} site={site} />
      <SimilarPages site={site} />
    </div>
  );
}
