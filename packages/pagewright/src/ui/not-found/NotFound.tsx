import { t } from '../../contract/strings/t.ts';
import type { NotFoundProps } from '../../contract/parts.ts';
import { LikelyPages } from './LikelyPages.tsx';
import { SimilarPages } from './SimilarPages.tsx';

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
