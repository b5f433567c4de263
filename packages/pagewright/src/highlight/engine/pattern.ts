// One regular expression of a grammar, which searches lines and remembers what it found last.
import type { RegexEngine } from 'shiki';
import { type AsciiPattern, asciiPattern } from './ascii-pattern.ts';
import type { Line } from './line.ts';

type Scanner = ReturnType<RegexEngine['createScanner']>;
export type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>;

export class Pattern {
  private readonly oniguruma: RegexEngine;
  private readonly source: string;
  /** `\G` matches where a search begins: the result is of no use to a search that begins elsewhere. */
  private readonly dependsOnStart: boolean;
  private readonly ascii: AsciiPattern | undefined;
  /** Compiled by Oniguruma, on first use. */
  private scanner: Scanner | undefined;

  private line: Line | undefined;
  private options = 0;
  private start = 0;
  private found = Infinity;
  private end = 0;
  /** Only of searches by Oniguruma. */
  private match: Match | null = null;

  constructor(oniguruma: RegexEngine, source: string) {
    this.oniguruma = oniguruma;
    this.source = source;
    this.dependsOnStart = source.includes('\\G');
    this.ascii = asciiPattern(source);
  }

  /** Where the next match from `start` on begins; `Infinity` if there is none. */
  find(line: Line, start: number, options: number): number {
    const isSame = line === this.line && options === this.options && !this.dependsOnStart;
    if (isSame && this.start <= start && start <= this.found) return this.found;
    this.line = line;
    this.options = options;
    this.start = start;
    if (line.isAscii && this.ascii) {
      const { search } = this.ascii;
      search.lastIndex = start;
      this.match = null;
      this.found = search.exec(line.content)?.index ?? Infinity;
      this.end = search.lastIndex;
    } else {
      this.match = this.searchWithOniguruma(start);
      this.found = this.match?.captureIndices[0]!.start ?? Infinity;
    }
    return this.found;
  }

  /** The match that was found last, and the parts of it that the groups captured. */
  captures(): Match['captureIndices'] {
    // The two dialects do not always agree on what a group in a loop captured.
    if (this.ascii?.hasCaptures) this.match ??= this.searchWithOniguruma(this.found);
    if (this.match) return this.match.captureIndices;
    return [{ start: this.found, end: this.end, length: this.end - this.found }];
  }

  private searchWithOniguruma(start: number): Match | null {
    this.scanner ??= this.oniguruma.createScanner([this.source]);
    return this.scanner.findNextMatchSync(this.line!.forOniguruma, start, this.options);
  }
}
