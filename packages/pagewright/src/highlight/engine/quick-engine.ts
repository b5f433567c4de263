// A replacement for Shiki's regular-expression engine that finds the same in less time and memory.
import type { RegexEngine } from 'shiki';
import { Line } from './line.ts';
import { type Match, Pattern } from './pattern.ts';

/**
 * A grammar searches with hundreds of lists of regular expressions, and most expressions are in many of them. Shiki's
 * engine compiles each list separately. This one compiles each expression once, and the expression remembers its last
 * match, so that the next list which contains it need not search again. Lines of ASCII characters are searched with
 * JavaScript's own regular expressions wherever those mean the same.
 */
export function createQuickEngine(oniguruma: RegexEngine): RegexEngine {
  const known = new Map<string, Pattern>();
  const patternOf = (source: string): Pattern => {
    let pattern = known.get(source);
    if (!pattern) known.set(source, (pattern = new Pattern(oniguruma, source)));
    return pattern;
  };
  return {
    createString: (content) => new Line(oniguruma, content),
    createScanner(sources) {
      const patterns = sources.map((source) => patternOf(typeof source === 'string' ? source : source.source));
      // Grammars search only in what `createString` gave them.
      return { findNextMatchSync: (line, start, options) => findFirst(patterns, line as Line, start, options) };
    },
  };
}

/** The earliest match; of several at the same position, that of the first pattern. */
function findFirst(patterns: Pattern[], line: Line, start: number, options: number): Match | null {
  let best = -1;
  let bestStart = Infinity;
  for (let index = 0; index < patterns.length && bestStart > start; index++) {
    const found = patterns[index]!.find(line, start, options);
    if (found >= bestStart) continue;
    best = index;
    bestStart = found;
  }
  return best < 0 ? null : { index: best, captureIndices: patterns[best]!.captures() };
}
