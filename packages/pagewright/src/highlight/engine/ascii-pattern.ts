/** An expression of a grammar in JavaScript's syntax, for lines of ASCII. */
export interface AsciiPattern {
  /** Captures nothing unless it must, which saves time: most matches of most expressions come too late in the line to count. */
  search: RegExp;
  /** Matches only where its search begins, and captures; absent if there is nothing to capture. */
  groups?: RegExp;
  /** There are groups within a loop: JavaScript forgets what they captured in earlier rounds. */
  hasLoopedGroups: boolean;
}

/**
 * Translates an expression of Oniguruma for lines of ASCII whose only line break is their last character: there the two
 * dialects hardly differ. `undefined` for whatever is not certain to mean the same.
 */
export function asciiPattern(source: string): AsciiPattern | undefined {
  const ignoresCase = source.startsWith('(?i)');
  // Letters beyond ASCII may be the other case of one or two ASCII letters.
  if (ignoresCase && /[^\0-\x7f]/.test(source)) return undefined;
  const translation = new Translation(ignoresCase ? source.slice(4) : source);
  if (!translation.isComplete) return undefined;
  try {
    const { result, hasLoopedGroups, hasCaptures } = translation;
    return {
      search: new RegExp(translation.withoutCaptures(), ignoresCase ? 'gi' : 'g'),
      ...(hasCaptures && { groups: new RegExp(result, ignoresCase ? 'dyi' : 'dy') }),
      hasLoopedGroups,
    };
  } catch {
    // What JavaScript does not have, such as a possessive question mark.
    return undefined;
  }
}

/** The ASCII members of character classes. */
const members: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  alnum: 'A-Za-z0-9',
  digit: '0-9',
  lower: 'a-z',
  space: '\\s',
  upper: 'A-Z',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
  l: 'A-Za-z',
  ll: 'a-z',
  lu: 'A-Z',
  m: '',
  n: '0-9',
  nd: '0-9',
};

const anchors: Readonly<Record<string, string>> = { A: '^', Z: '(?=\\n?$)', z: '$' };

// What is taken from the source at once.
const plain = /[\w\s"'#%,/:;<=>@`~-]+/y;
const property = /\\p\{(\w+)\}/y;
const posix = /\[:(\w+):\]/y;
const reference = /\\k<(\w+)>/y;
const escape = /\\(x[0-7][\dA-Fa-f]|[^])/y;
const classStart = /\[(\^?)(\]?)/y;
const groupStart = /\((\?(?:[:=!]|<[=!]|<(\w+)>))?(?!\?)/y;
const possessive = /([*+])\+/y;
const interval = /\{\d+(?:,\d*)?\}(?!\?)/y;
const brace = /\{(?![\d,])/y;

interface Group {
  containsCaptures: boolean;
  /** A match need not contain it, or not all that is in it. */
  isOptional: boolean;
}

class Translation {
  result = '';
  hasLoopedGroups = false;
  readonly isComplete: boolean;
  private readonly source: string;
  private at = 0;
  private readonly open: Group[] = [{ containsCaptures: false, isOptional: false }];
  private readonly named = new Map<string, { number: number; within: Group[] }>();
  private readonly needed = new Set<Group>();
  /** Where groups that capture begin in the result. */
  private readonly captures: number[] = [];
  private inClass = false;
  /** Where the last character, class or reference begins in the result; of a group, its end. */
  private atom = 0;

  constructor(source: string) {
    this.source = source;
    this.isComplete = this.translateAll() && ![...this.needed].some(({ isOptional }) => isOptional);
  }

  get hasCaptures(): boolean {
    return this.captures.length > 0;
  }

  /** The result, with groups that do not capture unless references need them. */
  withoutCaptures(): string {
    if (this.needed.size > 0) return this.result;
    const starts = [-1, ...this.captures];
    return starts.map((start, index) => this.result.slice(start + 1, starts[index + 1])).join('(?:');
  }

  private translateAll(): boolean {
    while (this.at < this.source.length) {
      const translated = this.inClass ? this.translateInClass() : this.translate();
      if (translated === undefined) return false;
      this.result += translated;
    }
    return true;
  }

  private take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at;
    const match = expression.exec(this.source);
    if (match) this.at = expression.lastIndex;
    return match;
  }

  private translate(): string | undefined {
    const run = this.take(plain)?.[0];
    const last = this.atom;
    this.atom = this.result.length + (run ? run.length - 1 : 0);
    if (run) return run;
    const character = this.source[this.at]!;
    const name = this.take(reference)?.[1];
    if (name) return this.translateReference(name);
    if (character === '\\') return this.translateEscape();
    if (character === '[') return this.openClass();
    if (character === '(') return this.openGroup();
    if (character === ')') return this.closeGroup();
    if (character === '{') return this.take(interval)?.[0] ?? (this.take(brace) ? '\\{' : undefined);
    const quantifier = this.take(possessive)?.[1];
    // A run that is not followed by one more of the same cannot give up a part of itself. For groups this results in
    // an unbalanced bracket, so that they are left to Oniguruma.
    if (quantifier) return `${quantifier}(?!${this.result.slice(last)})`;
    this.at++;
    if (character === '|') this.open.at(-1)!.isOptional = true;
    return character === '$' ? '(?=\\n|$)' : character;
  }

  private translateInClass(): string | undefined {
    const run = this.take(plain)?.[0];
    if (run) return run;
    const character = this.source[this.at]!;
    if (character === '\\') return this.translateEscape();
    const name = this.take(posix)?.[1];
    if (name) return members[name];
    // Classes can contain and intersect others.
    if (character === '[' || this.source.startsWith('&&', this.at)) return undefined;
    this.at++;
    this.inClass = character !== ']';
    return character;
  }

  /** If the group took no part in the match, Oniguruma finds nothing there, and JavaScript the empty string. */
  private translateReference(name: string): string | undefined {
    const target = this.named.get(name);
    if (!target || this.open.includes(target.within.at(-1)!)) return undefined;
    for (const group of target.within) this.needed.add(group);
    return `(?:\\${target.number})`;
  }

  private translateEscape(): string | undefined {
    const name = this.take(property)?.[1];
    const sign = name ? '' : (this.take(escape)?.[1] ?? '');
    if (name || sign === 'h') {
      const known = members[name?.toLowerCase() ?? 'xdigit'];
      return this.inClass || known === undefined ? known : `[${known}]`;
    }
    if (/^(?:[bBdDsSwWnrtfv]|x..|[^A-Za-z0-9])$/.test(sign)) return `\\${sign}`;
    return this.inClass ? undefined : anchors[sign];
  }

  private openClass(): string {
    const [text, negation, bracket] = this.take(classStart)!;
    this.inClass = true;
    return bracket ? `[${negation}\\]` : text;
  }

  private openGroup(): string | undefined {
    const [text, kind, name] = this.take(groupStart) ?? [];
    if (!text || (name && this.named.has(name))) return undefined;
    const captures = !kind || name !== undefined;
    if (captures) {
      this.captures.push(this.result.length);
      for (const group of this.open) group.containsCaptures = true;
    }
    this.open.push({ containsCaptures: false, isOptional: kind === '?!' || kind === '?<!' });
    if (name) this.named.set(name, { number: this.captures.length, within: [...this.open] });
    return captures ? '(' : text;
  }

  private closeGroup(): string | undefined {
    const group = this.open.pop();
    if (!group || this.open.length === 0) return undefined;
    this.at++;
    const next = this.source[this.at] ?? '';
    group.isOptional ||= /[?*{]/.test(next);
    this.hasLoopedGroups ||= group.containsCaptures && /[*+{]/.test(next);
    return ')';
  }
}
