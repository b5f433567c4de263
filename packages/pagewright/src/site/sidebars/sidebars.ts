import { dirname } from 'node:path/posix';
import * as v from 'valibot';
import { docIdHint } from './doc-id-hint.ts';
import { type FolderEntry, folderPath, folderTree } from './folder-tree.ts';
import type { FolderCategory } from './read-category.ts';
import { flag, text } from '../config/fields.ts';
import { type Path, lineOfPath } from '../../kernel/text/locate.ts';
import type { Doc, SidebarEntry, SidebarItem } from '../model.ts';
import { type Problem, ruleProblem } from '../../kernel/problems.ts';
import type { RuleName } from '../../kernel/rules.ts';

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
        items: v.pipe(
          v.array(entrySchema, 'expected a list of entries'),
          v.nonEmpty('add an entry, or remove the category'),
        ),
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

interface SidebarContext extends SidebarSource {
  name: string;
  /** The ids of docs that are not shown although they exist: drafts and unlisted ones. */
  hidden: ReadonlySet<string>;
  /** What a folder inside the version says about its category. */
  categoryOf: (folder: string) => FolderCategory;
}

/** Resolves authored entries to what is shown, and reports every doc or folder that does not exist or is listed twice. */
export function resolveSidebar(
  entries: SidebarEntry[],
  docs: Map<string, Doc>,
  sidebar: SidebarContext,
  problems: Problem[],
): SidebarItem[] {
  const listed = new Set<string>();
  return resolve(entries, [sidebar.name]);

  function resolve(list: SidebarEntry[], path: Path): SidebarItem[] {
    return list.flatMap((entry, index): SidebarItem[] => {
      const here = [...path, index];
      if (typeof entry === 'string') return docItem(entry, undefined, here);
      if (entry.type === 'doc') return docItem(entry.id, entry.label, here);
      if (entry.type === 'folder') return folderItems(entry.path, here);
      if (entry.type === 'link') return [entry];
      const items = resolve(entry.items, [...here, 'items']);
      return items.length > 0 ? [{ ...entry, items }] : [];
    });
  }

  function docItem(id: string, label: string | undefined, path: Path): SidebarItem[] {
    if (sidebar.hidden.has(id)) return [];
    const doc = docs.get(id);
    if (!doc) {
      const [extension = ''] = /\.mdx?$/.exec(id) ?? [];
      report(
        'sidebar-entry',
        path,
        `the sidebar lists the doc "${id}", which does not exist`,
        docIdHint(
          id.slice(0, id.length - extension.length),
          [...docs.keys()],
          dirname(sidebar.file),
          (guess) => `"${guess}"${extension && `, without ${extension}`}`,
        ),
      );
      return [];
    }
    // Its next page would be itself, and both entries would be the current one.
    if (listed.has(id)) {
      report(
        'repeated-sidebar-entry',
        path,
        `the sidebar "${sidebar.name}" lists the doc "${id}" twice`,
        'remove one of the entries; a folder lists all docs in it',
      );
      return [];
    }
    listed.add(id);
    return [{ type: 'doc', id, label: label ?? doc.sidebarLabel ?? doc.title, href: doc.route }];
  }

  function folderItems(written: string, path: Path): SidebarItem[] {
    const tree = folderTree(folderPath(written), docs.values(), sidebar.categoryOf);
    if (tree.length === 0)
      report(
        'sidebar-entry',
        path,
        `the sidebar lists the folder "${written}", which contains no docs`,
        'use a folder of this version that contains pages',
      );
    const linked = new Set(linkedDocs(tree));
    const toItems = (entry: FolderEntry): SidebarItem[] => {
      if ('doc' in entry) return linked.has(entry.doc.id) ? [] : docItem(entry.doc.id, undefined, path);
      const { label, collapsed, link, entries: inside } = entry;
      const items = [...(link ? linkItem(link, path) : []), ...inside.flatMap(toItems)];
      const category = { type: 'category' as const, label, items, ...(collapsed !== undefined && { collapsed }) };
      return items.length > 0 ? [category] : [];
    };
    return tree.flatMap(toItems);
  }

  /** The doc that a category's own file names as its first. */
  function linkItem({ id, file, line }: NonNullable<FolderCategory['link']>, path: Path): SidebarItem[] {
    if (docs.has(id) || sidebar.hidden.has(id)) return docItem(id, undefined, path);
    const message = `the category links to the doc "${id}", which does not exist`;
    const hint = docIdHint(id, [...docs.keys()], dirname(sidebar.file));
    problems.push(ruleProblem('sidebar-entry', { file, line, message, hint }));
    return [];
  }

  function report(rule: RuleName, path: Path, message: string, hint: string): void {
    // By its path: the same text may be in other sidebars, too.
    const line = lineOfPath(sidebar.source, path);
    problems.push(ruleProblem(rule, { file: sidebar.file, line, message, hint }));
  }
}

function linkedDocs(tree: FolderEntry[]): string[] {
  return tree.flatMap((entry) =>
    'doc' in entry ? [] : [...(entry.link ? [entry.link.id] : []), ...linkedDocs(entry.entries)],
  );
}
