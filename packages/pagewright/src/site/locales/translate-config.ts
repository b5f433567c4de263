import type { ResolvedConfig } from '../config/schema.ts';
import type { Labels } from './labels.ts';
import type { LocaleFile } from './locale-file.ts';

/** Where the pages of another language are: `/docs/de/`. */
export function localeBase(baseUrl: string, locale: string): string {
  return `${baseUrl}${locale.toLowerCase()}/`;
}

/** The configuration of the site in another language. */
export function translateConfig(
  config: ResolvedConfig,
  locale: string,
  { title = config.title, tagline = config.tagline, strings }: LocaleFile,
  labels: Labels,
): ResolvedConfig {
  const labelled = <Item extends { label: string }>(item: Item): Item => ({ ...item, label: labels.of(item.label) });
  const { navbar, footer, announcement } = config;
  return {
    ...config,
    title,
    tagline,
    strings,
    baseUrl: localeBase(config.baseUrl, locale),
    i18n: { ...config.i18n, defaultLocale: locale },
    navbar: {
      ...navbar,
      logo: { ...navbar.logo, alt: labels.of(navbar.logo.alt) },
      items: navbar.items.map((item) => {
        if (item.type === 'dropdown') return { ...labelled(item), items: item.items.map(labelled) };
        return 'label' in item ? labelled(item) : item;
      }),
    },
    footer: {
      columns: footer.columns.map((column) => ({ title: labels.of(column.title), links: column.links.map(labelled) })),
      copyright: labels.of(footer.copyright),
    },
    ...(announcement && {
      announcement: {
        ...announcement,
        text: labels.of(announcement.text),
        ...(announcement.link && { link: labelled(announcement.link) }),
      },
    }),
    // Old addresses are those of the first language.
    redirects: [],
  };
}
