'use client';

import { t } from '../../contract/strings/t.ts';
import { type ReactNode, use } from 'react';
import { ShellContext } from '../app/shell-context.ts';
import type { DocView } from '../../contract/page-data.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DocHeader, PageFooter } from '../parts/doc-parts.ts';
import { Pager } from './Pager.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { VersionBanner } from './VersionBanner.tsx';

/** Everything around a page's content. A client component, so that payloads contain data instead of this markup. */
export function DocPage({ view, note, children }: { view: DocView; note?: ReactNode; children: ReactNode }) {
  const { asides, editUrl, label } = use(ShellContext);
  const hasToc = view.toc.length > 0;
  return (
    <div className={view.isWide ? 'doc wide' : 'doc'}>
      <div className="doc-main">
        {label?.banner && (
          <VersionBanner version={label.text} banner={label.banner} samePage={view.inLatest === true} />
        )}
        {note}
        <Breadcrumbs items={view.breadcrumbs} />
        {hasToc && (
          <details className="toc-mobile">
            <summary>{t('doc.onThisPage')}</summary>
            <TableOfContents entries={view.toc} label={t('doc.contents')} />
          </details>
        )}
        <article className="prose" {...view.inOriginal}>
          <DocHeader title={view.title} description={view.description} version={label?.text} />
          {children}
        </article>
        <PageFooter
          editUrl={editUrl && `${editUrl}/${view.file}`}
          lastUpdated={view.lastUpdated}
          lastUpdatedText={view.lastUpdatedText}
        />
        <Pager previous={view.previous} next={view.next} />
      </div>
      <div className="doc-aside">
        {hasToc && <TableOfContents entries={view.toc} label={t('doc.onThisPage')} heading />}
        {view.asides?.map((index) => asides[index])}
      </div>
    </div>
  );
}
