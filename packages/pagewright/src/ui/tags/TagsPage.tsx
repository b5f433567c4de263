import { t } from '../../contract/strings/t.ts';
import type { TagsInput } from '../../contract/page-data.ts';
import { Breadcrumbs } from '../doc/Breadcrumbs.tsx';
import { countLabel } from '../search/count-label.ts';

/** All tags of a version, or all pages that have one of them. */
export function TagsPage({ title, trail, entries, locale }: Omit<TagsInput, 'meta' | 'kind'>) {
  return (
    <div className="doc">
      <div className="doc-main">
        <Breadcrumbs items={trail} />
        <article className="prose">
          <h1>{title}</h1>
          <ul>
            {entries.map(({ label, href, count, description }) => (
              <li key={href}>
                <a href={href}>{label}</a>
                {count !== undefined && ` (${countLabel(t('tags.pages'), count, locale)})`}
                {description && `: ${description}`}
              </li>
            ))}
          </ul>
        </article>
      </div>
    </div>
  );
}
