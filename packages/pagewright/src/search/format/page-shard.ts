import type { RecordKind } from '../../contract/search-provider.ts';
import { type PagesFile, fullAnchor, kindSigns } from './index-format.ts';
import { decodeMessages } from './message-pairs.ts';
import { nameOf, stem, wordsOf } from './words.ts';

export interface PageInfo {
  number: number;
  path: string;
  title: string;
  trail: string;
  sidebar: string;
}

export interface RecordInfo {
  kind: RecordKind;
  /** For the first record of a page, the page title. */
  title: string;
  anchor: string;
  /** The terms of the title, with compound names split into their parts. */
  terms: string[];
  /** How many of these pairs of words are in its messages: see `pairsIn`. */
  countPairs: (pairs: string[]) => number;
}

const kinds = Object.fromEntries(Object.entries(kindSigns).map(([kind, sign]) => [sign, kind as RecordKind]));

/** One shard of pages and their records, decoded on demand: a query looks at few of them. */
export class PageShard {
  private readonly kinds: string;
  private readonly lines: Record<Exclude<keyof PagesFile, 'kinds' | 'messages'>, string[]>;
  private readonly known = new Map<number, RecordInfo[]>();
  private readonly messages: string;
  private messageNames?: Map<number, string>;
  private hasPair?: ReturnType<typeof decodeMessages>;

  constructor({ kinds: signs, messages, ...columns }: PagesFile) {
    this.kinds = signs;
    this.messages = messages;
    this.lines = Object.fromEntries(
      Object.entries(columns).map(([name, text]) => [name, text.split('\n')]),
    ) as PageShard['lines'];
  }

  /** `at` is the position in this shard. */
  page(at: number): Omit<PageInfo, 'number'> {
    const { paths, titles, trails, sidebars } = this.lines;
    return { path: paths[at]!, title: titles[at]!, trail: trails[at]!, sidebar: sidebars[at]! };
  }

  /** The records of one page; the first has the page's title. */
  records(first: number, end: number, pageTitle: string): RecordInfo[] {
    let records = this.known.get(first);
    if (!records) {
      const { recordTitles, anchors } = this.lines;
      records = Array.from({ length: end - first }, (_, step) => {
        const at = first + step;
        const kind = kinds[this.kinds[at]!]!;
        const title = kind === 'page' ? pageTitle : recordTitles[at]!;
        return new IndexedRecord(kind, title, anchors[at]!, (pairs) => this.countPairs(at, pairs));
      });
      this.known.set(first, records);
    }
    return records;
  }

  /** The records that are messages with these words, one after the other. @param name See `nameOf`. */
  quoting(name: string): number[] {
    const { recordTitles } = this.lines;
    this.messageNames ??= new Map(
      [...this.kinds].flatMap((sign, at) => (sign === kindSigns.message ? [[at, nameOf(recordTitles[at]!)]] : [])),
    );
    return [...this.messageNames].filter(([, own]) => own.includes(name)).map(([at]) => at);
  }

  private countPairs(at: number, pairs: string[]): number {
    if (pairs.length === 0) return 0;
    const hasPair = (this.hasPair ??= decodeMessages(this.messages));
    return pairs.filter((pair) => hasPair(at, pair)).length;
  }
}

/** Derives expensive fields lazily. */
class IndexedRecord implements RecordInfo {
  readonly kind: RecordKind;
  readonly title: string;
  readonly countPairs: RecordInfo['countPairs'];
  private readonly short: string;
  private known?: string[];

  constructor(kind: RecordKind, title: string, short: string, countPairs: RecordInfo['countPairs']) {
    this.countPairs = countPairs;
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
