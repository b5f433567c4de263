'use client';

import { t } from '../../contract/strings/t.ts';
import { rich } from '../app/rich.ts';
import type { PageFooterProps } from '../../contract/parts.ts';
import { Icon } from '../icons/Icon.tsx';

const months = 'January February March April May June July August September October November December'.split(' ');

/** `2026-03-01` in words. On a phone, creating an `Intl.DateTimeFormat` takes longer than evaluating all of React. */
function inWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${months[month - 1]} ${day}, ${year}`;
}

export function PageFooter({ editUrl, markdownUrl, changes, lastUpdated, lastUpdatedText }: PageFooterProps) {
  return (
    <div className="page-footer">
      {editUrl && (
        <a href={editUrl}>
          <Icon name="edit" />
          {` ${t('doc.edit')}`}
        </a>
      )}
      {markdownUrl && <a href={markdownUrl}>{t('doc.markdown')}</a>}
      {changes && <a href={changes.href}>{t('doc.changes', { version: changes.label })}</a>}
      {lastUpdated && (
        <span>
          {rich(t('doc.updated'), {
            date: <time dateTime={lastUpdated}>{lastUpdatedText ?? inWords(lastUpdated)}</time>,
          })}
        </span>
      )}
    </div>
  );
}
