import type { RecordKind } from '../../contract/search-provider.ts';
import { squeeze } from '../index/record-text.ts';
import type { PageIndex } from '../index/index-page.ts';

/** What all records of a page have in common. */
interface PageFacts {
  /** Full URL of the page. */
  url: string;
  trail: string;
  sidebar?: string;
  version: string;
  tag: string;
  language: string;
}

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
type Hierarchy = Record<Level, string | null>;

/** A record in the shape of Algolia's DocSearch. */
interface AlgoliaRecord extends Record<string, unknown> {
  objectID: string;
  /** The position in the sidebar, the page title, then the headings down to the record's own. */
  hierarchy: Hierarchy;
  /** The record's own title only: a match there ranks above one in a parent heading. */
  hierarchy_radio: Partial<Hierarchy>;
  type: Level;
  content: string | null;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  language: string;
  docusaurus_tag: string;
  version: string;
  sidebar: string | null;
  kind: RecordKind;
  weight: { level: number; position: number };
}

/** The service rejects records of more than 10 kB. */
export const maxBytes = 9_800;
const deepest = 6;

/** The records of a page, and the URLs of those whose text was truncated. */
export function algoliaRecords(facts: PageFacts, index: PageIndex): { records: AlgoliaRecord[]; cut: string[] } {
  const { url: page, trail, version, language, tag } = facts;
  const headings: (string | null)[] = [trail || null];
  const ids = new Set<string>();
  const cut: string[] = [];
  const records = index.records.map(({ kind, title, anchor, level }, position): AlgoliaRecord => {
    const depth = Math.min(level, deepest);
    const own = headings.slice(0, depth);
    own[depth] = title || null;
    // Table rows have no children.
    if (kind !== 'key' && kind !== 'option') headings.splice(0, Infinity, ...own);
    const type: Level = `lvl${depth as 1}`;
    const url = anchor ? `${page}#${anchor}` : page;
    const full = squeeze(index.texts[position] ?? '');
    const record: AlgoliaRecord = {
      objectID: uniqueId(`${language}:${url}`, ids),
      hierarchy: toHierarchy(own),
      hierarchy_radio: { [type]: title || null },
      type,
      content: full || null,
      url,
      url_without_anchor: page,
      anchor: anchor || null,
      language,
      docusaurus_tag: tag,
      version,
      sidebar: facts.sidebar ?? null,
      kind,
      weight: { level: 100 - 10 * depth, position },
    };
    if (bytesOf(record) <= maxBytes) return record;
    cut.push(url);
    return { ...record, content: cutText(full, maxBytes - bytesOf({ ...record, content: '' })) };
  });
  return { records, cut };
}

function toHierarchy(titles: (string | null)[]): Hierarchy {
  const levels = Array.from({ length: deepest + 1 }, (_, level) => [`lvl${level}`, titles[level] ?? null]);
  return Object.fromEntries(levels) as Hierarchy;
}

/** Ids are stable across pushes; a repeated anchor on a page gets a number. */
function uniqueId(id: string, taken: Set<string>): string {
  let unique = id;
  for (let number = 2; taken.has(unique); number++) unique = `${id}:${number}`;
  taken.add(unique);
  return unique;
}

/** Truncates a text at a word boundary so that it fits into `room` bytes of JSON. */
function cutText(text: string, room: number): string {
  let length = 0;
  let left = room - Buffer.byteLength('…');
  for (const character of text) {
    // Minus the two quotes.
    left -= bytesOf(character) - 2;
    if (left < 0) break;
    length += character.length;
  }
  const end = text.lastIndexOf(' ', length);
  return `${text.slice(0, end > 0 ? end : length)}…`;
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
