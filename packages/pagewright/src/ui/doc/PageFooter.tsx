import { markdownUrl } from '../../kernel/urls/page-address.ts';
import { usePage } from '../app/page-context.ts';
import { Icon } from '../icons/Icon.tsx';

const months = 'January February March April May June July August September October November December'.split(' ');

/** `2026-03-01` in words. On a phone, creating an `Intl.DateTimeFormat` takes longer than evaluating all of React. */
function inWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${months[month - 1]} ${day}, ${year}`;
}

interface PageFooterProps {
  editUrl?: string;
  lastUpdated?: string;
  /** Who wrote the last update. */
  by?: string;
}

export function PageFooter({ editUrl, lastUpdated, by }: PageFooterProps) {
  const { path } = usePage();
  return (
    <div className="page-footer">
      {editUrl && (
        <a href={editUrl}>
          <Icon name="edit" /> Edit this page
        </a>
      )}
      <a href={markdownUrl(path)}>View as Markdown</a>
      {lastUpdated && (
        <span>
          Last updated on <time dateTime={lastUpdated}>{inWords(lastUpdated)}</time>
          {by && ` by ${by}`}
        </span>
      )}
    </div>
  );
}
