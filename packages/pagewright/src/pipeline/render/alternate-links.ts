import type { Doc, Site } from '../../site/model.ts';

interface AlternateLink {
  lang: string;
  href: string;
}

/** The addresses of a page in all languages that it is translated into, for search engines; the first one is also for everyone else. */
export function alternateLinks(
  { config, languages }: Pick<Site, 'config' | 'languages'>,
  { alternates }: Pick<Doc, 'alternates'>,
): AlternateLink[] {
  if (!languages || !alternates) return [];
  const links = languages
    .filter(({ locale }) => Object.hasOwn(alternates, locale))
    .map(({ locale }) => ({ lang: locale, href: config.url + alternates[locale] }));
  return [...links, { lang: 'x-default', href: links[0]!.href }];
}
