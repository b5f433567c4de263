import { plainSlug } from '../markdown/slug.ts';
import type { RecordKind } from './extract.ts';

// What lies in search-index/VERSION/. A small site has one file; a large one is cut into shards, of which a query
// loads those that it needs. Texts, for the snippets, always lie apart: one file per page.

export const indexFormat = 2;

/** index.json */
export interface CoreFile {
  format: number;
  /** Number of the first record of each page, and at the end the number of all records: see codec.ts. */
  starts: string;
  /** First term of each shard of terms. */
  terms: string[];
  /** Number of the first page of each shard of pages. */
  pages: number[];
  /** Words that stand for others. */
  synonyms: Record<string, string[]>;
  /** The shards themselves, while they are small: of terms one for each first letter, since only those asked for are decoded. */
  inline?: { terms: TermsFile[]; pages: PagesFile };
}

/** terms-N.json: sorted terms and, a line each, the records they stand in: `texts;texts about it;titles`. */
export interface TermsFile {
  terms: string;
  records: string;
}

/** pages-N.json: a line each. Records are in the order of their pages. */
export interface PagesFile {
  /** After the version's base. */
  paths: string;
  titles: string;
  /** Where the page stands in its sidebar: `Guides › Security`. */
  trails: string;
  /** Which sidebar that is. */
  sidebars: string;
  recordTitles: string;
  /** See `shortAnchor`. */
  anchors: string;
  /** One sign per record, see `kindSigns`. */
  kinds: string;
}

/** Stands for the texts of a term that is in too many of them. */
export const commonMark = '*';

export const kindSigns: Record<RecordKind, string> = { page: 'p', section: 's', member: 'm', option: 'o', key: 'k' };

/** Most anchors follow from the title: a sign says how. */
const anchorRules: Record<string, (title: string) => string> = {
  '=': plainSlug,
  '~': (title) => title.toLowerCase().replace(/[\s(<].*$/, ''),
};

export function shortAnchor(anchor: string, title: string): string {
  return Object.keys(anchorRules).find((sign) => anchorRules[sign]!(title) === anchor) ?? anchor;
}

export function fullAnchor(short: string, title: string): string {
  return Object.hasOwn(anchorRules, short) ? anchorRules[short]!(title) : short;
}
