import { decodeRising, decodeSorted } from './codec.ts';
import type { RecordKind } from './extract.ts';
import { familyName, stem, wordsOf } from './words.ts';
import {
  type CoreFile,
  type PagesFile,
  type TermsFile,
  commonMark,
  fullAnchor,
  indexFormat,
  kindSigns,
} from './index-format.ts';

/** Records by where the term stands in them. */
export interface Postings {
  titles: number[];
  /** Say it often. */
  topics: number[];
  bodies: number[];
  /** Its texts are left out: they are too many. */
  isCommon: boolean;
}

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

/** Loads a file of the index by its name. */
export type LoadFile = (name: string) => Promise<unknown>;

const kinds = Object.fromEntries(Object.entries(kindSigns).map(([kind, sign]) => [sign, kind as RecordKind]));

/** One shard of terms: a sorted list to look into, postings decoded when asked for. */
export class TermShard {
  readonly terms: string[];
  private readonly lines: string[];
  private readonly decoded = new Map<number, Postings>();

  constructor(file: TermsFile) {
    this.terms = decodeSorted(file.terms);
    this.lines = file.records.split('\n');
  }

  /** The terms of a word's family: `creat` for `creation`. They all begin with its name, but for a `y` from `ies`. */
  familyOf(word: string): number[] {
    const family = familyName(word);
    const shared = family.replace(/y$/, '');
    const found: number[] = [];
    for (let at = firstFrom(this.terms, shared); at < this.terms.length; at++) {
      const term = this.terms[at]!;
      if (!term.startsWith(shared)) break;
      if (familyName(term) === family) found.push(at);
    }
    return found;
  }

  postings(at: number): Postings {
    let postings = this.decoded.get(at);
    if (!postings) {
      const [first = '', topics = '', titles = ''] = this.lines[at]!.split(';');
      const isCommon = first === commonMark;
      const bodies = isCommon ? [] : decodeRising(first);
      postings = { titles: decodeRising(titles), topics: decodeRising(topics), bodies, isCommon };
      this.decoded.set(at, postings);
    }
    return postings;
  }
}

/** The index of one version. Shards are loaded when a query touches them, once. */
export class SearchIndex {
  /** First record of each page, and the number of all records. */
  readonly starts: number[];
  /** Page of each record. */
  readonly pageOf: Int32Array;
  private readonly core: CoreFile;
  private readonly load: LoadFile;
  private readonly shards = new Map<string, Promise<unknown>>();

  static async open(load: LoadFile): Promise<SearchIndex> {
    const core = (await load('index.json')) as CoreFile;
    if (core?.format !== indexFormat) throw new Error('The search index has a format that this page does not know.');
    return new SearchIndex(core, load);
  }

  private constructor(core: CoreFile, load: LoadFile) {
    this.core = core;
    this.load = load;
    this.starts = decodeRising(core.starts);
    this.pageOf = new Int32Array(this.recordCount);
    for (let page = 0; page < this.pageCount; page++) this.pageOf.fill(page, this.starts[page], this.starts[page + 1]);
  }

  get recordCount(): number {
    return this.starts.at(-1)!;
  }

  get pageCount(): number {
    return this.starts.length - 1;
  }

  synonymsOf(word: string): string[] {
    // A word such as `constructor` must not find what all objects have.
    const known = [word, stem(word)].find((said) => Object.hasOwn(this.core.synonyms, said));
    return known === undefined ? [] : this.core.synonyms[known]!;
  }

  /** Where a term stands, if it is one. */
  async find(term: string): Promise<{ shard: TermShard; at: number } | undefined> {
    const [shard] = await this.termShards(term);
    const at = shard ? lastAtMost(shard.terms, term) : -1;
    return shard?.terms[at] === term ? { shard, at } : undefined;
  }

  /** The shards in which terms can lie that begin with `prefix`. */
  termShards(prefix: string): Promise<TermShard[]> {
    const first = Math.max(0, lastAtMost(this.core.terms, prefix));
    const last = Math.max(first, lastAtMost(this.core.terms, `${prefix}\uffff`));
    return Promise.all(
      Array.from({ length: last - first + 1 }, (_, step) =>
        this.shard(`terms-${first + step}`, this.core.inline?.terms, (file: TermsFile) => new TermShard(file)),
      ),
    );
  }

  /** A page and its records. */
  async page(number: number): Promise<{ page: PageInfo; records: RecordInfo[] }> {
    const at = lastAtMost(this.core.pages, number);
    const first = this.core.pages[at]!;
    const shard = await this.shard(`pages-${at}`, this.core.inline?.pages, decodePages);
    const start = this.starts[first]!;
    const records = shard.records.slice(this.starts[number]! - start, this.starts[number + 1]! - start);
    return { page: { number, ...shard.pages[number - first]! }, records };
  }

  /** The texts of a page's records. */
  texts(page: number): Promise<string[]> {
    return this.shard(`text/${page}`, undefined, (file: string[]) => file);
  }

  private shard<File, Shard>(name: string, inline: File | undefined, decode: (file: File) => Shard): Promise<Shard> {
    let shard = this.shards.get(name) as Promise<Shard> | undefined;
    if (!shard) {
      shard = (inline ? Promise.resolve(inline) : (this.load(`${name}.json`) as Promise<File>)).then(decode);
      this.shards.set(name, shard);
      // A failure is forgotten, so that asking again tries again.
      shard.catch(() => this.shards.delete(name));
    }
    return shard;
  }
}

function decodePages(file: PagesFile): { pages: Omit<PageInfo, 'number'>[]; records: RecordInfo[] } {
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

/** Place of the last item that is not greater; -1 when all are. */
export function lastAtMost<Value extends string | number>(sorted: Value[], value: Value): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Place of the first item that is not smaller. Items are all different. */
function firstFrom(sorted: string[], value: string): number {
  const last = lastAtMost(sorted, value);
  return sorted[last] === value ? last : last + 1;
}
