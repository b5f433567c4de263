import * as v from 'valibot';
import { flag, text } from './fields.ts';
import { lineOfText } from './locate.ts';
import type { Doc, SidebarEntry, SidebarItem } from './model.ts';
import { type Problem, suggestion } from './problems.ts';

const entrySchema: v.GenericSchema<SidebarEntry> = v.lazy((input) => {
  if (typeof input === 'string') return v.string();
  return v.variant(
    'type',
    [
      v.strictObject({
        type: v.literal('doc'),
        id: v.string('expected a doc id'),
        label: v.optional(text),
      }),
      v.strictObject({
        type: v.literal('link'),
        label: text,
        href: text,
      }),
      v.strictObject({
        type: v.literal('category'),
        label: text,
        items: v.array(entrySchema, 'expected a list of entries'),
        collapsed: v.optional(flag),
      }),
      v.strictObject({ type: v.literal('folder'), path: v.string('expected a folder inside the version') }),
    ],
    (issue) =>
      `unknown sidebar entry type ${issue.received}; use a doc id or { type: "doc" | "link" | "category" | "folder" }`,
  ) as v.GenericSchema<SidebarEntry>;
});

export const sidebarsSchema = v.record(
  v.string(),
  v.array(entrySchema, 'expected a list of entries'),
  'expected an object with a list of entries for each sidebar',
);

export interface SidebarSource {
  file: string;
  source: string;
}

/** Resolves authored entries to what is shown, and reports every doc or folder that does not exist. */
export function resolveSidebar(
  entries: SidebarEntry[],
  docs: Map<string, Doc>,
  place: SidebarSource,
  problems: Problem[],
): SidebarItem[] {
  return entries.flatMap((entry): SidebarItem[] => {
    if (typeof entry === 'string') return docItem(entry, undefined);
    if (entry.type === 'doc') return docItem(entry.id, entry.label);
    if (entry.type === 'folder') return folderItems(entry.path);
    if (entry.type === 'link') return [entry];
    return [{ ...entry, items: resolveSidebar(entry.items, docs, place, problems) }];
  });

  function docItem(id: string, label: string | undefined): SidebarItem[] {
    const doc = docs.get(id);
    if (doc) return [{ type: 'doc', id, label: label ?? doc.sidebarLabel ?? doc.title, href: doc.route }];
    report(
      id,
      `the sidebar lists the doc "${id}", which does not exist`,
      suggestion(id, docs.keys(), `use one of these docs: ${[...docs.keys()].join(', ')}`),
    );
    return [];
  }

  function folderItems(path: string): SidebarItem[] {
    const prefix = `${path.replace(/^\/|\/$/g, '')}/`;
    const inside = [...docs.values()].filter((doc) => doc.id.startsWith(prefix));
    if (inside.length === 0)
      report(
        path,
        `the sidebar lists the folder "${path}", which contains no docs`,
        'use a folder of this version that contains pages',
      );
    const rank = (doc: Doc): number => (doc.id === `${prefix}index` ? 0 : 1);
    inside.sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id));
    return inside.flatMap((doc) => docItem(doc.id, undefined));
  }

  function report(needle: string, message: string, hint: string): void {
    problems.push({ severity: 'error', file: place.file, line: lineOfText(place.source, needle) ?? 1, message, hint });
  }
}

/** The docs of a sidebar in reading order, which the previous and next links follow. */
export function docsInOrder(items: SidebarItem[]): Extract<SidebarItem, { type: 'doc' }>[] {
  return items.flatMap((item) =>
    item.type === 'doc' ? [item] : item.type === 'category' ? docsInOrder(item.items) : [],
  );
}

/** The labels of the categories above a doc, outermost first; undefined if the sidebar does not list it. */
export function categoriesOf(items: SidebarItem[], id: string): string[] | undefined {
  for (const item of items) {
    if (item.type === 'doc' && item.id === id) return [];
    if (item.type !== 'category') continue;
    const below = categoriesOf(item.items, id);
    if (below) return [item.label, ...below];
  }
  return undefined;
}
