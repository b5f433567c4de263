import { t } from '../../contract/strings/t.ts';
import type { DocView } from '../../contract/page-data.ts';

export function Breadcrumbs({ items }: { items: DocView['breadcrumbs'] }) {
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={t('doc.breadcrumbs')}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={index}>
            {href ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
