import type { Doc, Site, SidebarItem, Version } from '../../site/model.ts';
import { listedDocs } from '../../site/routes/routes.ts';
import { docsInOrder } from '../../site/sidebars/sidebar-order.ts';

/** Docs that a sidebar lists below one heading; those that no sidebar lists have none. */
interface Chapter {
  label?: string;
  docs: Doc[];
}

/** The docs of a version as somebody would read them: by the outermost categories of its sidebars, each doc once. */
export function readingOrder(site: Pick<Site, 'routes'>, version: Version): Chapter[] {
  // Drafts are part of a site while it is written.
  const left = new Set(listedDocs(site, version).filter(({ front }) => !front.draft));
  const chapters: Chapter[] = categories(version).map(({ label, items }) => ({
    label,
    // A page of several sidebars belongs to the first.
    docs: docsInOrder(items)
      .map(({ id }) => version.docs.get(id)!)
      .filter((doc) => left.delete(doc)),
  }));
  return [...chapters, { docs: [...left] }].filter(({ docs }) => docs.length > 0);
}

/** The outermost categories of all sidebars; docs beside them belong to the one before. */
function categories({ label: version, sidebars }: Version): { label: string; items: SidebarItem[] }[] {
  const found: { label: string; items: SidebarItem[] }[] = [];
  for (const item of Object.values(sidebars).flat()) {
    if (item.type === 'category') found.push({ label: item.label, items: [...item.items] });
    else if (found.length > 0) found.at(-1)!.items.push(item);
    else found.push({ label: version, items: [item] });
  }
  return found;
}
