import { decodeDeltas, decodeSorted } from './codec.ts';
import { omittedMark } from './index-format.ts';
import { firstFrom } from './sorted.ts';
import { familyName } from './words.ts';

/** Records by where they contain the term. */
export interface Postings {
  titles: number[];
  /** Contain it often. */
  topics: number[];
  bodies: number[];
  /** There are too many for the index. */
  bodiesOmitted: boolean;
}

/** One shard of terms: a sorted list with postings that are decoded on demand. */
export class TermShard {
  readonly terms: string[];
  /** See `TermsFile`. */
  private readonly records: () => Promise<string>;
  private lines: string[] | undefined;
  private readonly decoded = new Map<number, Postings>();

  constructor(terms: string, records: () => Promise<string>) {
    this.terms = decodeSorted(terms);
    this.records = records;
  }

  /**
   * Positions of the terms in a word's family. They are close together: all begin with the family's name, without its
   * final `y` if it has one.
   */
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

  async postings(at: number): Promise<Postings> {
    const lines = (this.lines ??= (await this.records()).split('\n'));
    let postings = this.decoded.get(at);
    if (!postings) {
      const [first = '', topics = '', titles = ''] = lines[at]!.split(';');
      const bodiesOmitted = first === omittedMark;
      const bodies = bodiesOmitted ? [] : decodeDeltas(first);
      postings = { titles: decodeDeltas(titles), topics: decodeDeltas(topics), bodies, bodiesOmitted };
      this.decoded.set(at, postings);
    }
    return postings;
  }
}
