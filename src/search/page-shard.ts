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

/** One shard of pages and their records, as lines until they are asked for: a query looks at few of them. */
export class PageShard {
  private readonly kinds: string;
  private readonly lines: Record<Exclude<keyof PagesFile, 'kinds'>, string[]>;
  private readonly known = new Map<number, RecordInfo[]>();

  constructor({ kinds: signs, ...columns }: PagesFile) {
    this.kinds = signs;
    this.lines = Object.fromEntries(
      Object.entries(columns).map(([name, text]) => [name, text.split('\n')]),
    ) as PageShard['lines'];
  }

  /** By the place in this shard. */
  page(at: number): Omit<PageInfo, 'number'> {
    const { paths, titles, trails, sidebars } = this.lines;
    return { path: paths[at]!, title: titles[at]!, trail: trails[at]!, sidebar: sidebars[at]! };
  }

  /** Of one page, whose title the first of them bears. */
  records(first: number, end: number, pageTitle: string): RecordInfo[] {
    let records = this.known.get(first);
    if (!records) {
      const { recordTitles, anchors } = this.lines;
      records = Array.from({ length: end - first }, (_, step) => {
        const at = first + step;
        const kind = kinds[this.kinds[at]!]!;
        return new IndexedRecord(kind, kind === 'page' ? pageTitle : recordTitles[at]!, anchors[at]!);
      });
      this.known.set(first, records);
    }
    return records;
  }
}

/** What costs time is made when it is asked for. */
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
