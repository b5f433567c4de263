import { Icon } from '../icons/Icon.tsx';

const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export function PageFooter({ editUrl, lastUpdated }: { editUrl?: string; lastUpdated?: string }) {
  if (!editUrl && !lastUpdated) return null;
  return (
    <div className="page-footer">
      {editUrl && (
        <a href={editUrl}>
          <Icon name="edit" /> Edit this page
        </a>
      )}
      {lastUpdated && (
        <span>
          Last updated on <time dateTime={lastUpdated}>{format.format(new Date(lastUpdated))}</time>
        </span>
      )}
    </div>
  );
}
