import type { RecordKind } from './extract.ts';
import { type PagesFile, fullAnchor, kindSigns } from './index-format.ts';
import { stem, wordsOf } from './words.ts';

export interface PageInfo {
  number: number;
  path: string;
  title: string;
  trail: string;
  sidebar: string;
}

export interface RecordInfo {
  kind: RecordKind;
  /** Of the first record of a page: the page's. */
  title: string;
  anchor: string;
  /** The terms of the title, parts of names instead of names. */
  terms: string[];
}

const kinds = Object.fromEntries(Object.entries(kindSigns).map(([kind, sign]) => [sign, kind as RecordKind]));

/** One shard of pages, and the records of them. */
export function decodePages(file: PagesFile): { pages: Omit<PageInfo, 'number'>[]; records: RecordInfo[] } {
  const [paths, titles, trails, sidebars, recordTitles, anchors] = [
    file.paths,
    file.titles,
    file.trails,
    file.sidebars,
    file.recordTitles,
    file.anchors,
  ].map((lines) => lines.split('\n')) as [string[], string[], string[], string[], string[], string[]];
  let page = -1;
  return {
    pages: paths.map((path, n) => ({ path, title: titles[n]!, trail: trails[n]!, sidebar: sidebars[n]! })),
    records: recordTitles.map((own, n) => {
      const kind = kinds[file.kinds[n]!]!;
      const title = kind === 'page' ? titles[++page]! : own;
      return new IndexedRecord(kind, title, anchors[n]!);
    }),
  };
}

/** Few records are ever looked at closely: what costs time is made when it is asked for. */
class IndexedRecord implements RecordInfo {
  readonly kind: RecordKind;
  readonly title: string;
  private readonly short: string;
  private known?: string[];

  constructor(kind: RecordKind, title: string, short: string) {
    this.kind = kind;
    this.title = title;
    this.short = short;
  }

  get anchor(): string {
    return fullAnchor(this.short, this.title);
  }

  get terms(): string[] {
    return (this.known ??= wordsOf(this.title).flatMap(({ whole, parts }) =>
      (parts.length > 0 ? parts : [whole]).map(stem),
    ));
  }
}
