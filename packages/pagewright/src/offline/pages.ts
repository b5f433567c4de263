import type { Doc, SidebarItem, Site, Version } from '../site/model.ts';
import { builtDocs } from '../site/routes/routes.ts';
import { tagsOf, tagsRoute } from '../site/tags/tags.ts';

/** The addresses of all pages of a version. */
export function allRoutes(site: Site, version: Version): string[] {
  const tags = tagsOf(site, version).map(({ route }) => route);
  return [
    ...builtDocs(site, version).map(({ route }) => route),
    ...(tags.length > 0 ? [tagsRoute(version)] : []),
    ...tags,
  ];
}

/** A page of a book, or a heading above some. */
export type BookEntry = { doc: Doc; label: string } | { label: string; entries: BookEntry[] };

/** The pages of a version in reading order: those of its sidebars, each once, and then the others, except unlisted ones. */
export function bookOf(site: Site, version: Version): BookEntry[] {
  const left = new Set(builtDocs(site, version).filter(({ front }) => !front.unlisted));
  const landing = version.docs.get(version.mainDocId);
  const first: BookEntry[] = landing && left.delete(landing) ? [{ doc: landing, label: landing.title }] : [];
  const listed = Object.values(version.sidebars).flatMap((items) => entriesOf(items));
  const others = [...left].map((doc) => ({ doc, label: doc.title }));
  if (listed.length === 0) return [...first, ...others];
  const more = others.length > 0 ? [{ label: site.strings['export.morePages'], entries: others }] : [];
  return [...first, ...listed, ...more];

  function entriesOf(items: SidebarItem[]): BookEntry[] {
    return items.flatMap((item): BookEntry[] => {
      if (item.type === 'link') return [];
      if (item.type === 'category') {
        const entries = entriesOf(item.items);
        return entries.length > 0 ? [{ label: item.label, entries }] : [];
      }
      const doc = version.docs.get(item.id);
      return doc && left.delete(doc) ? [{ doc, label: doc.title }] : [];
    });
  }
}

/** The docs of a book in order, each with how many headings are above it. */
export function chaptersOf(entries: BookEntry[], depth = 0): { doc: Doc; depth: number; above: string[] }[] {
  return chapters(entries, depth, []);
}

function chapters(
  entries: BookEntry[],
  depth: number,
  above: string[],
): { doc: Doc; depth: number; above: string[] }[] {
  let heads = above;
  return entries.flatMap((entry) => {
    const found =
      'doc' in entry
        ? [{ doc: entry.doc, depth, above: heads }]
        : chapters(entry.entries, depth + 1, [...heads, entry.label]);
    // Headings above are said once, by the first page below them.
    heads = [];
    return found;
  });
}
