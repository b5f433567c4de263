import { Fragment } from 'react';
import { t } from '../../contract/strings/t.ts';
import type { DocInput } from '../../contract/page-data.ts';

/** What is said about a page below its text. A footer, so that it is part of neither search nor the Markdown export. */
export function ArticleFooter({ tags, updatedBy }: Pick<DocInput, 'tags' | 'updatedBy'>) {
  return (
    <footer>
      {tags && (
        <nav aria-label={t('tags.title')}>
          <p>
            <strong>{t('tags.title')}</strong>
            {tags.map(({ label, href }) => (
              <Fragment key={href}>
                {' '}
                <a className="badge" href={href}>
                  {label}
                </a>
              </Fragment>
            ))}
          </p>
        </nav>
      )}
      {updatedBy && <p>{t('doc.updatedBy', { author: updatedBy })}</p>}
    </footer>
  );
}
