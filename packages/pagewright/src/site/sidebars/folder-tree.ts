import { basename } from 'node:path/posix';
import { nameInWords, placeInName } from '../../kernel/text/name-in-words.ts';
import type { Doc } from '../model.ts';
import type { FolderCategory } from './read-category.ts';

/** A folder of pages as a sidebar shows it: in order, each folder inside as a category. */
export type FolderEntry =
  | { doc: Doc }
  | { label: string; collapsed?: boolean | undefined; link?: FolderCategory['link']; entries: FolderEntry[] };

interface Sortable {
  entry: FolderEntry;
  isIndex: boolean;
  position: number | undefined;
  name: string;
}

const byName = new Intl.Collator('en', { numeric: true });

/**
 * The docs below a folder. The index comes first, unless it has a position; then what has a position or a number before
 * its name, in that order; then the rest by name.
 *
 * @param folder Path inside the version; empty for its root.
 */
export function folderTree(
  folder: string,
  docs: Iterable<Doc>,
  categoryOf: (folder: string) => FolderCategory,
): FolderEntry[] {
  const own: Sortable[] = [];
  const below = new Map<string, Doc[]>();
  const prefix = folder && `${folder}/`;
  for (const doc of docs) {
    if (!doc.id.startsWith(prefix)) continue;
    const [first, ...rest] = doc.id.slice(prefix.length).split('/') as [string, ...string[]];
    if (rest.length > 0) below.set(first, [...(below.get(first) ?? []), doc]);
    else own.push(sortableDoc(doc));
  }
  for (const [name, inside] of below) {
    const path = prefix + name;
    const { label = nameInWords(name), position = placeInName(name), collapsed, link } = categoryOf(path);
    const entry = { label, collapsed, link, entries: folderTree(path, inside, categoryOf) };
    own.push({ entry, isIndex: false, position, name });
  }
  return own.sort(compare).map(({ entry }) => entry);
}

function sortableDoc(doc: Doc): Sortable {
  const name = basename(doc.file).replace(/\.mdx?$/, '');
  const position = doc.front.sidebar_position ?? placeInName(name);
  return { entry: { doc }, isIndex: name === 'index' && position === undefined, position, name };
}

function compare(a: Sortable, b: Sortable): number {
  return (
    Number(b.isIndex) - Number(a.isIndex) ||
    (a.position ?? Infinity) - (b.position ?? Infinity) ||
    byName.compare(a.name, b.name)
  );
}

/** A folder as sidebars name it, `./guides/` or `.`, inside the version. */
export function folderPath(written: string): string {
  return written.replace(/^\.?\/|\/$/g, '').replace(/^\.$/, '');
}
