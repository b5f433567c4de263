'use client';

import { t } from '../../contract/strings/t.ts';
import { Fragment, type ReactNode, use } from 'react';
import { usePage } from '../app/page-context.ts';
import { ShellContext } from '../app/shell-context.ts';
import type { DocView } from '../../contract/page-data.ts';
import { changesUrl, markdownUrl } from '../../kernel/urls/page-address.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ContentsBar } from './ContentsBar.tsx';
import { DocHeader, PageFooter } from '../parts/doc-parts.ts';
import { PageMenu } from './PageMenu.tsx';
import { Pager } from './Pager.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { VersionBanner } from './VersionBanner.tsx';

/** Everything around a page's content. A client component, so that payloads contain data instead of this markup. */
export function DocPage({ view, note, children }: { view: DocView; note?: ReactNode; children: ReactNode }) {
  const { asides, editUrl, label, older, pageMenu } = use(ShellContext);
  const { path, toc: inSidebar } = usePage();
  const menu = view.isEntrance ? undefined : pageMenu;
  const toc = inSidebar ?? view.toc;
  const layout = inSidebar ? ' with-reference' : view.isEntrance ? ' entrance' : view.isWide ? ' wide' : '';
  return (
    <>
      {toc.length > 0 && <ContentsBar entries={toc} inSidebar={inSidebar !== undefined} />}
      <div className={`doc${layout}`}>
        <div className="doc-main">
          {label?.banner && (
            <VersionBanner version={label.text} banner={label.banner} samePage={view.inLatest === true} />
          )}
          {note}
          {menu && <PageMenu site={menu} title={view.title} />}
          <Breadcrumbs items={view.breadcrumbs} />
          <article className={view.isEntrance ? undefined : 'prose'} {...view.inOriginal}>
            {!view.isEntrance && <DocHeader title={view.title} description={view.description} version={label?.text} />}
            {view.header && <header className="page-header" dangerouslySetInnerHTML={view.header} />}
            {children}
          </article>
          {/* What readers have begun there is about this page only. */}
          {view.below && <Fragment key={view.file}>{view.below.map((index) => asides[index])}</Fragment>}
          <PageFooter
            editUrl={editUrl && `${editUrl}/${view.textFile ?? view.file}`}
            markdownUrl={menu ? undefined : markdownUrl(path)}
            changes={view.changes && older && { label: older.label, href: changesUrl(path, older.name) }}
            lastUpdated={view.lastUpdated}
            lastUpdatedText={view.lastUpdatedText}
          />
          <Pager previous={view.previous} next={view.next} />
        </div>
        <div className="doc-aside">
          {view.toc.length > 0 && <TableOfContents entries={view.toc} label={t('doc.onThisPage')} heading />}
          {view.asides?.map((index) => asides[index])}
        </div>
      </div>
    </>
  );
}
