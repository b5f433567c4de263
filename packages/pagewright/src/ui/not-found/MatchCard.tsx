import { t } from '../../contract/strings/t.ts';
import type { NavigationLink } from '../../contract/page-data.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import { pageIcon } from '../search/page-icon.ts';
import { TypeIcon } from '../search/TypeIcon.tsx';
import type { SimilarPage } from './similar-pages.ts';
import { useDescription } from './use-description.ts';

interface MatchCardProps {
  site: SearchSite;
  /** The page that the reader probably meant. */
  page?: SimilarPage | undefined;
  /** Where to begin, if there is none; undefined while it is looked for. */
  likely?: NavigationLink | undefined;
}

/** The best way on, in a box that is there from the beginning: what is below it must not move when it is known. */
export function MatchCard({ site, page, likely }: MatchCardProps) {
  const link = page ?? likely;
  const description = useDescription(page?.href);
  return (
    <p className="match-card" role="status">
      {link ? (
        <>
          {page && <TypeIcon type={page.type} icon={pageIcon(site, page.href)} />}
          <span>{page ? t('notFound.meant') : t('notFound.start')}</span>
          <a href={link.href}>{link.label}</a>
          <span>{description || page?.trail || link.href}</span>
        </>
      ) : (
        <span>{t('notFound.looking')}</span>
      )}
    </p>
  );
}
