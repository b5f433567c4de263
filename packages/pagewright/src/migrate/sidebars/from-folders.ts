import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { type Fields, fields, text } from '../foreign/values.ts';
import { isFolderIndex, splitPrefix } from '../docs/doc-ids.ts';
import type { SourceDoc } from '../docs/source-docs.ts';
import type { SourceItem } from './source-sidebars.ts';

interface Placed {
  item: SourceItem;
  position: number;
  /** Without a position, names decide. */
  name: string;
}

/** The entries that Docusaurus generates for a folder: its pages and, as categories, its folders. */
export function itemsOfFolder(
  docs: SourceDoc[],
  folder: string,
  dirName: string,
  numberPrefixes: boolean,
): SourceItem[] {
  const path = posix
    .normalize(dirName)
    .replace(/^\.?\/|\/$/g, '')
    .replace(/^\.$/, '');
  return sorted(placeFolder(path));

  function placeFolder(dir: string): Placed[] {
    const start = dir && `${dir}/`;
    const inside = docs.filter(({ inFolder }) => inFolder.startsWith(start));
    const own = inside.filter(({ inFolder }) => !inFolder.slice(start.length).includes('/'));
    const folders = new Set(
      inside.filter((doc) => !own.includes(doc)).map(({ inFolder }) => inFolder.slice(start.length).split('/', 1)[0]!),
    );
    return [...own.map(placeDoc), ...[...folders].flatMap((name) => placeCategory(start + name, name))];
  }

  function placeDoc(doc: SourceDoc): Placed {
    const name = posix.basename(doc.inFolder);
    const position = Number(
      doc.front.values['sidebar_position'] ?? splitPrefix(name, numberPrefixes).position ?? Number.NaN,
    );
    return { item: { type: 'doc', id: doc.oldId }, position, name };
  }

  function placeCategory(dir: string, name: string): Placed[] {
    const settings = readCategory(join(folder, dir));
    const { name: plain, position: own } = splitPrefix(name, numberPrefixes);
    const inner = placeFolder(dir);
    const index = inner.find(
      ({ item, name: file }) =>
        item.type === 'doc' && isFolderIndex(splitPrefix(file.replace(/\.mdx?$/i, ''), numberPrefixes).name, plain),
    );
    const link =
      settings['link'] === undefined
        ? index && { type: 'doc', id: (index.item as { id: string }).id }
        : fields(settings['link']);
    const others =
      link && link['type'] === 'doc'
        ? inner.filter(({ item }) => !(item.type === 'doc' && item.id === link['id']))
        : inner;
    const position = Number(settings['position'] ?? own ?? Number.NaN);
    const label = text(settings['label']) ?? plain;
    const id = link && link['type'] === 'doc' ? text(link['id']) : undefined;
    if (others.length === 0 && id) return [{ item: { type: 'doc', id, label }, position, name }];
    const collapsed = settings['collapsed'];
    return [
      {
        item: {
          type: 'category',
          label,
          items: sorted(others),
          ...(link && { link }),
          ...(typeof collapsed === 'boolean' && { collapsed }),
        },
        position,
        name,
      },
    ];
  }
}

function sorted(items: Placed[]): SourceItem[] {
  const rank = ({ position }: Placed): number => (Number.isNaN(position) ? Number.POSITIVE_INFINITY : position);
  return items
    .toSorted((a, b) => (rank(a) === rank(b) ? (a.name < b.name ? -1 : 1) : rank(a) - rank(b)))
    .map(({ item }) => item);
}

/** `_category_.json` or `_category_.yml`. */
function readCategory(folder: string): Fields {
  const file = ['json', 'yml', 'yaml']
    .map((ending) => join(folder, `_category_.${ending}`))
    .find((path) => existsSync(path));
  if (!file) return {};
  try {
    // JSON is YAML, too.
    return fields(parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
