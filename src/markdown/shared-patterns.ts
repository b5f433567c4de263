import { type RegexEngine, createOnigurumaEngine } from 'shiki';

type Scanner = ReturnType<RegexEngine['createScanner']>;
type Search = Scanner['findNextMatchSync'];
type Text = Parameters<Search>[0];

/**
 * Shiki's engine, but each expression is compiled once. A grammar searches with hundreds of lists of expressions, most of
 * which are in many lists: compiling every list takes half of a site's highlighting time, and 150 MB. The last match of
 * each expression in a line is cached, too, so that the next list containing it need not search again.
 */
export async function createSharedPatternEngine(): Promise<RegexEngine> {
  const engine = await createOnigurumaEngine(import('shiki/wasm'));
  const known = new Map<string, Pattern>();
  const patternOf = (source: string): Pattern => {
    let pattern = known.get(source);
    if (!pattern) known.set(source, (pattern = new Pattern(engine.createScanner([source]), source)));
    return pattern;
  };
  return {
    createString: (text) => engine.createString(text),
    createScanner(sources) {
      const patterns = sources.map((source) => patternOf(typeof source === 'string' ? source : source.source));
      return { findNextMatchSync: (text, start, options) => findFirst(patterns, text, start, options) };
    },
  };
}

/** The earliest match; of several at the same position, that of the first pattern. */
function findFirst(patterns: Pattern[], text: Text, start: number, options: number): ReturnType<Search> {
  let best = -1;
  let bestStart = Infinity;
  for (let index = 0; index < patterns.length && bestStart > start; index++) {
    const found = patterns[index]!.find(text, start, options);
    if (found >= bestStart) continue;
    best = index;
    bestStart = found;
  }
  return best < 0 ? null : { index: best, captureIndices: patterns[best]!.match!.captureIndices };
}

/** One expression with its last search. */
class Pattern {
  match: ReturnType<Search> = null;
  private readonly scanner: Scanner;
  /** `\G` matches where a search begins, so that its results cannot be reused. */
  private readonly dependsOnStart: boolean;
  private text: Text | undefined;
  private options = 0;
  private from = 0;
  private found = Infinity;

  constructor(scanner: Scanner, source: string) {
    this.scanner = scanner;
    this.dependsOnStart = source.includes('\\G');
  }

  /** Where the next match from `start` begins; `Infinity` if there is none. */
  find(text: Text, start: number, options: number): number {
    const isSame = text === this.text && options === this.options && !this.dependsOnStart;
    if (isSame && this.from <= start && start <= this.found) return this.found;
    this.match = this.scanner.findNextMatchSync(text, start, options);
    this.text = text;
    this.options = options;
    this.from = start;
    this.found = this.match?.captureIndices[0]!.start ?? Infinity;
    return this.found;
  }
}
