import { dirname } from 'node:path/posix';
import * as v from 'valibot';
import { docIdHint } from './doc-id-hint.ts';
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

/** Resolves authored entries to what is shown, and reports every doc or folder that does not exist or is listed twice. */
export function resolveSidebar(
  entries: SidebarEntry[],
  docs: Map<string, Doc>,
  sidebar: SidebarSource & { name: string },
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
      return [{ ...entry, items: resolve(entry.items, [...here, 'items']) }];
    });
  }

  function docItem(id: string, label: string | undefined, path: Path): SidebarItem[] {
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

  function folderItems(folder: string, path: Path): SidebarItem[] {
    const prefix = `${folder.replace(/^\/|\/$/g, '')}/`;
    const inside = [...docs.values()].filter((doc) => doc.id.startsWith(prefix));
    if (inside.length === 0)
      report(
        'sidebar-entry',
        path,
        `the sidebar lists the folder "${folder}", which contains no docs`,
        'use a folder of this version that contains pages',
      );
    const rank = (doc: Doc): number => (doc.id === `${prefix}index` ? 0 : 1);
    inside.sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id));
    return inside.flatMap((doc) => docItem(doc.id, undefined, path));
  }

  function report(rule: RuleName, path: Path, message: string, hint: string): void {
    // By its path: the same text may be in other sidebars, too.
    const line = lineOfPath(sidebar.source, path);
    problems.push(ruleProblem(rule, { file: sidebar.file, line, message, hint }));
  }
}
