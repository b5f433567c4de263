import type { SidebarItem } from '../model.ts';

export type DocItem = Extract<SidebarItem, { type: 'doc' }>;

interface Listed {
  item: DocItem;
  /** Labels of the categories above it, outermost first. */
  categories: string[];
}

function listed(items: SidebarItem[], categories: string[] = []): Listed[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return listed(item.items, [...categories, item.label]);
    return item.type === 'doc' ? [{ item, categories }] : [];
  });
}

/** The docs of a sidebar in reading order. */
export function docsInOrder(items: SidebarItem[]): DocItem[] {
  return listed(items).map(({ item }) => item);
}

interface SidebarPosition extends Pick<Listed, 'categories'> {
  previous: DocItem | undefined;
  next: DocItem | undefined;
}

const known = new WeakMap<SidebarItem[], Map<string, SidebarPosition>>();

/** Where a doc stands in a sidebar, first of all; undefined if the sidebar does not list it. */
export function sidebarPosition(items: SidebarItem[], id: string): SidebarPosition | undefined {
  let positions = known.get(items);
  // All at once: every page asks for its own.
  if (!positions) {
    const all = listed(items);
    const entries = all.map(({ item, categories }, index): [string, SidebarPosition] => [
      item.id,
      { categories, previous: all[index - 1]?.item, next: all[index + 1]?.item },
    ]);
    known.set(items, (positions = new Map(entries.toReversed())));
  }
  return positions.get(id);
}

/** The entry closest to a doc that the sidebar does not list: the overview of its folder, or else the first page in that. */
export function nearestItem(items: SidebarItem[], id: string): DocItem | undefined {
  const all = docsInOrder(items);
  for (let folder = id; folder.includes('/');) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const overview = all.find((item) => item.id === folder || item.id === `${folder}/index`);
    const near = overview ?? all.find((item) => item.id.startsWith(`${folder}/`));
    if (near) return near;
  }
  return undefined;
}
