import type { RegexEngine } from 'shiki';
import { type AsciiPattern, asciiPattern } from './ascii-pattern.ts';

type Scanner = ReturnType<RegexEngine['createScanner']>;
type Search = Scanner['findNextMatchSync'];
type Match = NonNullable<ReturnType<Search>>;
type ConvertedText = ReturnType<RegexEngine['createString']>;

/**
 * Shiki's engine, but each expression is compiled once. A grammar searches with hundreds of lists of expressions, most of
 * which are in many lists: compiling every list takes half of a site's highlighting time, and 150 MB. The last match of
 * each expression in a line is cached, too, so that the next list containing it need not search again.
 * Lines of ASCII are searched with JavaScript's own expressions where those mean the same, which takes half as long.
 */
export function createQuickEngine(engine: RegexEngine): RegexEngine {
  const known = new Map<string, Pattern>();
  const patternOf = (source: string): Pattern => {
    let pattern = process.env['NOSHARE'] ? undefined : known.get(source);
    if (!pattern) known.set(source, (pattern = new Pattern(engine, source)));
    return pattern;
  };
  return {
    createString: (text) => new Text(engine, text),
    createScanner(sources) {
      const patterns = sources.map((source) => patternOf(typeof source === 'string' ? source : source.source));
      return { findNextMatchSync: (text, start, options) => findFirst(patterns, text as Text, start, options) };
    },
  };
}

/** A line, converted for Oniguruma when it first needs it. */
class Text {
  readonly content: string;
  readonly isAscii: boolean;
  private readonly engine: RegexEngine;
  private converted: ConvertedText | undefined;

  constructor(engine: RegexEngine, content: string) {
    this.engine = engine;
    this.content = content;
    this.isAscii = /^[\t\x20-\x7e]*\n?$/.test(content);
  }

  get forOniguruma(): ConvertedText {
    return (this.converted ??= this.engine.createString(this.content));
  }

  dispose(): void {
    (this.converted as { dispose?(): void } | undefined)?.dispose?.();
  }
}

/** The earliest match; of several at the same position, that of the first pattern. */
function findFirst(patterns: Pattern[], text: Text, start: number, options: number): Match | null {
  let best = -1;
  let bestStart = Infinity;
  for (let index = 0; index < patterns.length && bestStart > start; index++) {
    const found = patterns[index]!.find(text, start, options);
    if (found >= bestStart) continue;
    best = index;
    bestStart = found;
  }
  return best < 0 ? null : { index: best, captureIndices: patterns[best]!.captures() };
}

/** One expression with its last search. */
class Pattern {
  private readonly engine: RegexEngine;
  private readonly source: string;
  /** `\G` matches where a search begins, so that its results cannot be reused. */
  private readonly dependsOnStart: boolean;
  private readonly ascii: AsciiPattern | undefined;
  private scanner: Scanner | undefined;
  private text: Text | undefined;
  private options = 0;
  private from = 0;
  private found = Infinity;
  private end = 0;
  /** Of Oniguruma. */
  private match: Match | null = null;

  constructor(engine: RegexEngine, source: string) {
    this.engine = engine;
    this.source = source;
    this.dependsOnStart = source.includes('\\G');
    this.ascii = process.env['NOASCII'] ? undefined : asciiPattern(source);
  }

  /** Where the next match from `start` begins; `Infinity` if there is none. */
  find(text: Text, start: number, options: number): number {
    const isSame = text === this.text && options === this.options && !this.dependsOnStart;
    if (isSame && this.from <= start && start <= this.found) return this.found;
    this.text = text;
    this.options = options;
    this.from = start;
    if (text.isAscii && this.ascii) {
      const { search } = this.ascii;
      this.match = null;
      search.lastIndex = start;
      this.found = search.exec(text.content)?.index ?? Infinity;
      this.end = search.lastIndex;
    } else {
      this.match = this.search(start);
      this.found = this.match?.captureIndices[0]!.start ?? Infinity;
    }
    return this.found;
  }

  /** The groups of the match that was found last. */
  captures(): Match['captureIndices'] {
    const { hasLoopedGroups, groups } = this.ascii ?? {};
    const match = this.match ?? (hasLoopedGroups ? this.search(this.found) : null);
    if (match) return match.captureIndices;
    if (!groups) return [toCapture([this.found, this.end])];
    groups.lastIndex = this.found;
    return groups.exec(this.text!.content)!.indices!.map(toCapture);
  }

  private search(start: number): Match | null {
    this.scanner ??= this.engine.createScanner([this.source]);
    return this.scanner.findNextMatchSync(this.text!.forOniguruma, start, this.options);
  }
}

function toCapture(range: [number, number] | undefined): Match['captureIndices'][number] {
  // What Oniguruma says of groups that took no part in the match.
  const [start, end] = range ?? [0xffffffff, 0xffffffff];
  return { start, end, length: end - start };
}
