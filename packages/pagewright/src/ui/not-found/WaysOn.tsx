'use client';

import { t } from '../../contract/strings/t.ts';
import { useEffect, useRef } from 'react';
import { usePreferredVersion } from '../../client/preferences/use-preferred-version.ts';
import type { NotFoundProps } from '../../contract/parts.ts';
import { pageIcon } from '../search/page-icon.ts';
import { PageRows } from '../search/PageRows.tsx';
import { MatchCard } from './MatchCard.tsx';
import { useSimilar } from './use-similar.ts';
import { wordsOfAddress } from './words-of-address.ts';

/** Where a reader can go whose address leads nowhere. The document is rendered for the latest version. */
export function WaysOn({ links, others, searchHref, site }: NotFoundProps) {
  const version = usePreferredVersion(site.versions, site.latest);
  const likely = links[version]!;
  const similar = useSimilar(site);
  const match = similar?.[0]?.isMatch ? similar[0] : undefined;
  // A full row.
  const related = similar?.filter((page) => page !== match).slice(0, 3) ?? [];
  const field = useRef<HTMLInputElement>(null);
  // The document does not know its address, and what the reader has typed meanwhile stays.
  useEffect(() => {
    field.current!.value ||= wordsOfAddress(location.pathname, site.versions).join(' ');
  }, [site]);
  return (
    <>
      <form className="search-form" action={searchHref}>
        <label htmlFor="not-found-query">{t('search.title')}</label>
        <input ref={field} id="not-found-query" name="q" type="search" />
        <button type="submit" className="button">
          {t('search.label')}
        </button>
      </form>
      {/* Below the field, which must not move when it is known how high the card is. */}
      <MatchCard site={site} page={match} likely={similar && likely[0]} />
      {/* What comes later, above, must not move what the reader is about to press. */}
      <div className="ways-on" aria-busy={!similar}>
        {related.length > 0 && (
          <section className="search-tasks">
            <h2>{t('notFound.similar')}</h2>
            <PageRows rows={related.map((page) => ({ ...page, icon: pageIcon(site, page.href) }))} />
          </section>
        )}
        <section className="search-tasks likely">
          <h2>{t('notFound.likely')}</h2>
          <PageRows rows={likely} />
        </section>
        <p>
          {others[version]!.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </>
  );
}
