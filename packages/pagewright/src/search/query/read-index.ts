import { decodeDeltas } from '../format/codec.ts';
import {
  type CoreFile,
  type PagesFile,
  type SignaturesFile,
  coreName,
  indexFormat,
  indexPath,
  signaturesName,
} from '../format/index-format.ts';
import { type PageInfo, PageShard, type RecordInfo } from '../format/page-shard.ts';
import { lastAtMost } from '../format/sorted.ts';
import { TermShard } from '../format/term-shard.ts';
import { stem } from '../format/words.ts';
import { IndexFailure, MissingFile } from './index-failure.ts';

export type LoadFile = (path: string) => Promise<unknown>;

/** The most term shards that one word loads. In a small index it needs one or two, which are already there. */
const maxShards = 6;

/** The index of one version. Each shard is loaded once, when a query needs it. */
export class SearchIndex {
  /** First record of each page, then the total. */
  readonly starts: number[];
  /** Page of each record. */
  readonly pageOf: Int32Array;
  /** Set once one of its files is missing: a deployment has replaced this index. */
  isReplaced = false;
  /** The texts that have been loaded, by page. */
  readonly textsAtHand = new Map<number, string[]>();
  private readonly core: CoreFile;
  private readonly load: LoadFile;
  private readonly shards = new Map<string, Promise<unknown>>();

  static async open(load: LoadFile): Promise<SearchIndex> {
    const core = (await load(coreName)) as CoreFile;
    if (core?.format !== indexFormat) throw new IndexFailure('format');
    return new SearchIndex(core, load);
  }

  private constructor(core: CoreFile, load: LoadFile) {
    this.core = core;
    this.load = load;
    this.starts = decodeDeltas(core.starts);
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
    // A word such as `constructor` must not match inherited properties.
    const known = [word, stem(word)].find((said) => Object.hasOwn(this.core.synonyms, said));
    return known === undefined ? [] : this.core.synonyms[known]!;
  }

  /** The position of a term, if the index has it. */
  async find(term: string): Promise<{ shard: TermShard; at: number } | undefined> {
    const shard = await this.termShard(this.shardRange(term)[0]);
    const at = lastAtMost(shard.terms, term);
    return shard.terms[at] === term ? { shard, at } : undefined;
  }

  /** The shards that can contain terms with this prefix; only the first few if there are many. */
  termShards(prefix: string): Promise<TermShard[]> {
    const [first, last] = this.shardRange(prefix);
    const count = Math.min(maxShards, last - first + 1);
    return Promise.all(Array.from({ length: count }, (_, step) => this.termShard(first + step)));
  }

  /** The shards to search for a misspelt word: those with its first letter, or with a longer prefix in a large index. */
  shardsNear(word: string): Promise<TermShard[]> {
    let length = 1;
    const count = (): number => {
      const [first, last] = this.shardRange(word.slice(0, length));
      return last - first + 1;
    };
    while (length < word.length && count() > maxShards) length++;
    return this.termShards(word.slice(0, length));
  }

  /** Where to look for a misspelt word, in order until it is found: nearby, then in everything already loaded. */
  searchedForTypos(word: string): (() => Promise<TermShard[]>)[] {
    const atHand = this.core.inline?.terms ?? [];
    return [() => this.shardsNear(word), () => Promise.all(atHand.map((_, number) => this.termShard(number)))];
  }

  private termShard(number: number): Promise<TermShard> {
    const own = this.core.inline?.terms[number];
    const file = own === undefined ? undefined : { terms: own };
    return this.shard(`terms-${number}`, file, ({ terms, records }: { terms: string; records?: string }) => {
      return new TermShard(terms, async () => records ?? this.recordsOf(number));
    });
  }

  /** The records of a shard whose terms are inline. */
  private async recordsOf(number: number): Promise<string> {
    const { records, recordFiles } = this.core.inline!;
    if (records) return records[number]!;
    const at = lastAtMost(recordFiles, number);
    const file = await this.shard(`records-${at}`, undefined, (list: string[]) => list);
    return file[number - recordFiles[at]!]!;
  }

  private shardRange(prefix: string): [first: number, last: number] {
    const first = Math.max(0, lastAtMost(this.core.terms, prefix));
    return [first, Math.max(first, lastAtMost(this.core.terms, `${prefix}\uffff`))];
  }

  /** The messages with these words, see `PageShard`; none in an index that is too large to look through. */
  async quoting(name: string): Promise<number[]> {
    return this.core.inline ? (await this.pageShard(0)).quoting(name) : [];
  }

  private pageShard(at: number): Promise<PageShard> {
    return this.shard(`pages-${at}`, this.core.inline?.pages, (file: PagesFile) => new PageShard(file));
  }

  /** A page and its records. */
  async page(number: number): Promise<{ page: PageInfo; records: RecordInfo[] }> {
    const at = lastAtMost(this.core.pages, number);
    const first = this.core.pages[at]!;
    const shard = await this.pageShard(at);
    const start = this.starts[first]!;
    const page = shard.page(number - first);
    const records = shard.records(this.starts[number]! - start, this.starts[number + 1]! - start, page.title);
    return { page: { number, ...page }, records };
  }

  /** The texts of a page's records. */
  async texts(page: number): Promise<string[]> {
    const texts = await this.shard(`text/${page}`, undefined, (file: string[]) => file);
    this.textsAtHand.set(page, texts);
    return texts;
  }

  /** What can be called and which types are declared, if anything is. */
  async signatures(): Promise<SignaturesFile | undefined> {
    return this.core.hasSignatures && this.shard(signaturesName, undefined, (file: SignaturesFile) => file);
  }

  private shard<File, Shard>(name: string, inline: File | undefined, decode: (file: File) => Shard): Promise<Shard> {
    let shard = this.shards.get(name) as Promise<Shard> | undefined;
    if (!shard) {
      shard = (
        inline ? Promise.resolve(inline) : (this.load(indexPath(this.core.folder, `${name}.json`)) as Promise<File>)
      ).then(decode);
      this.shards.set(name, shard);
      // Failures are not cached, so that the next call retries.
      shard.catch((error: unknown) => {
        this.shards.delete(name);
        if (error instanceof MissingFile) this.isReplaced = true;
      });
    }
    return shard;
  }
}
