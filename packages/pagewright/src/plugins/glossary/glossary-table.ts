import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import type { WrittenLink } from '../parts/written-links.ts';
import { type Term, readGlossary } from './read-glossary.ts';

/** What pages of a version need of its glossary. Plain data. */
export interface VersionGlossary {
  /** Where its terms are listed, or should be, relative to the site's folder. */
  file: string;
  terms: Term[];
  links: WrittenLink[];
  /** For the order of the list. */
  locale: string;
  /** The address of the page that shows it; absent if there is no such page. */
  route?: string;
}

/** By the name of the version. `page` is the id of the doc that shows the list. */
export async function glossaryTable(site: PluginSite, page: string): Promise<Record<string, VersionGlossary>> {
  const { defaultLocale: locale } = site.config['i18n'] as { defaultLocale: string };
  const table: Record<string, VersionGlossary> = {};
  for (const { name, folder, docs } of site.versions) {
    const file = `glossary/${folder}.ts`;
    const original = await readGlossary(site, file);
    // A site in another language may translate all terms, some, or none.
    const translated = await readGlossary(site, `locales/${locale}/${file}`);
    const route = docs.get(page)?.route;
    table[name] = {
      file: translated?.file ?? file,
      terms: merge(original?.terms ?? [], translated?.terms ?? []),
      links: [...(original?.links ?? []), ...(translated?.links ?? [])],
      locale,
      ...(route !== undefined && { route }),
    };
  }
  return table;
}

/** Terms of the same id are the same. Pages that are not translated yet use the words of the original. */
function merge(original: Term[], translated: Term[]): Term[] {
  const taken = new Set(translated.flatMap(({ names }) => names));
  const find = (id: string): Term | undefined => original.find((term) => term.id === id);
  return [
    ...translated.map((term) => ({
      ...term,
      names: [...term.names, ...(find(term.id)?.names ?? []).filter((name) => !taken.has(name))],
    })),
    ...original
      .filter(({ id }) => !translated.some((term) => term.id === id))
      .map((term) => ({ ...term, names: term.names.filter((name) => !taken.has(name)) })),
  ];
}
