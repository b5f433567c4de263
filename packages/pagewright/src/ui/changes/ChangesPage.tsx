'use client';

import { t } from '../../contract/strings/t.ts';
import type { ChangesInput } from '../../contract/page-data.ts';
import { Breadcrumbs } from '../doc/Breadcrumbs.tsx';
import { TableOfContents } from '../doc/TableOfContents.tsx';

/** What has changed since the version before, in a page or in all of them. */
export function ChangesPage({ trail, toc, content }: Pick<ChangesInput, 'trail' | 'toc' | 'content'>) {
  return (
    <div className="doc">
      <div className="doc-main">
        <Breadcrumbs items={trail} />
        <article className="prose changes" dangerouslySetInnerHTML={content} />
      </div>
      <div className="doc-aside">
        {toc.length > 1 && <TableOfContents entries={toc} label={t('doc.onThisPage')} heading />}
      </div>
    </div>
  );
}
