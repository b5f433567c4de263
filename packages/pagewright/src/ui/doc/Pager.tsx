import { t } from '../../contract/strings/t.ts';
import type { NavigationLink } from '../../contract/page-data.ts';

export function Pager({ previous, next }: { previous?: NavigationLink; next?: NavigationLink }) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={t('doc.pager')}>
      {previous && (
        <a rel="prev" href={previous.href}>
          <span>{t('doc.previous')}</span> {previous.label}
        </a>
      )}
      {next && (
        <a className="pager-next" rel="next" href={next.href}>
          <span>{t('doc.next')}</span> {next.label}
        </a>
      )}
    </nav>
  );
}
