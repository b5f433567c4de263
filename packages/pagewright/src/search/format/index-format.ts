import { plainSlug } from '../../kernel/text/slug.ts';
import type { RecordKind } from '../../contract/search-provider.ts';

// The files of one version's index. A small site has one file. A larger one keeps the records of its terms apart, in files of
// which a query loads those of its words; a large one is split into shards altogether. Texts for snippets are always separate: one
// file per page.

export const indexFormat = 5;

/** The folder of a version's index, relative to the site's base path. */
export function indexFolder(version: string): string {
  return `search-index/${version}/`;
}

/**
 * The path of a file in it. All but index.json are in a folder named after a hash of the index, so that a page that is
 * open during a deployment never mixes the files of two indexes.
 */
export function indexPath(folder: string, name: string): string {
  return name === coreName ? name : `${folder}/${name}`;
}

export const coreName = 'index.json';

/** index.json */
export interface CoreFile {
  format: number;
  /** Of the other files: see `indexPath`. */
  folder: string;
  /** Number of the first record of each page, then the total: see codec.ts. */
  starts: string;
  /** First term of each term shard. */
  terms: string[];
  /** First page of each page shard. */
  pages: number[];
  synonyms: Record<string, string[]>;
  /** Whether there is a `SignaturesFile`. */
  hasSignatures?: true;
  /** The shards themselves, unless the index is large. */
  inline?: {
    /** Split by first letter, because only the requested ones are decoded. */
    terms: string[];
    /** Of each of them, see `TermsFile`; absent if there are files for them. */
    records?: string[];
    /** The first of the shards above whose records are in `records-N.json`, a list of them, for each N. */
    recordFiles: number[];
    pages: PagesFile;
  };
}

/** terms-N.json: sorted terms and, one line each, the records that contain them: `bodies;topics;titles`. */
export interface TermsFile {
  terms: string;
  records: string;
}

/** pages-N.json: one line each. Records are in page order. */
export interface PagesFile {
  /** Relative to the version's base. */
  paths: string;
  titles: string;
  /** The page's position in its sidebar: `Guides › Security`. */
  trails: string;
  /** The name of that sidebar. */
  sidebars: string;
  recordTitles: string;
  /** See `shortAnchor`. */
  anchors: string;
  /** One character per record, see `kindSigns`. */
  kinds: string;
  /** See `message-pairs.ts`. */
  messages: string;
}

/** The name of the `SignaturesFile`, without its ending. */
export const signaturesName = 'signatures';

/** signatures.json, which only queries for types need. */
export interface SignaturesFile {
  /** Their numbers: see codec.ts. */
  records: string;
  /** What can be called as it is declared, `getPhoto(options: ImageOptions) => Promise<Photo>`, and the names of types. */
  texts: string[];
}

/** Replaces the bodies of a term that occurs in too many. */
export const omittedMark = '*';

export const kindSigns: Record<RecordKind, string> = {
  page: 'p',
  section: 's',
  member: 'm',
  option: 'o',
  key: 'k',
  message: 'e',
};

/** Most anchors can be derived from the title: a single character says how. */
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
