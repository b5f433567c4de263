/** An expression of a grammar in JavaScript's syntax, for lines of ASCII. */
export interface AsciiPattern {
  expression: RegExp;
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
    const expression = new RegExp(translation.result, ignoresCase ? 'dgi' : 'dg');
    return { expression, hasLoopedGroups: translation.hasLoopedGroups };
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

const pieces = new RegExp(
  [
    /\\p\{(?<property>\w+)\}|\[:(?<posix>\w+):\]/,
    /\\k<(?<reference>\w+)>|\\(?<escape>x[0-7][\dA-Fa-f]|[^])/,
    /\[(?<negation>\^?)(?<bracket>\]?)/,
    /\((?<kind>\?(?:[:=!]|<[=!]|<(?<name>\w+)>))?/,
    /(?<possessive>[*+]\+)|\{\d+(?:,\d*)?\}(?!\?)|&&|[\w\s"'#%,/:;<=>@`~-]+|[^]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

type Piece = { text: string; next: string } & Partial<
  Record<
    'property' | 'posix' | 'reference' | 'escape' | 'negation' | 'bracket' | 'kind' | 'name' | 'possessive',
    string
  >
>;

interface Group {
  containsCaptures: boolean;
  /** A match need not contain it, or not all that is in it. */
  isOptional: boolean;
}

class Translation {
  result = '';
  hasLoopedGroups = false;
  readonly isComplete: boolean;
  private readonly open: Group[] = [{ containsCaptures: false, isOptional: false }];
  private readonly named = new Map<string, { number: number; within: Group[] }>();
  private readonly needed = new Set<Group>();
  private captureCount = 0;
  private inClass = false;
  /** Where the last character, class or reference begins in the result; of a group, its end. */
  private atom = 0;

  constructor(source: string) {
    this.isComplete = this.addAll(source) && ![...this.needed].some(({ isOptional }) => isOptional);
  }

  private addAll(source: string): boolean {
    for (const { 0: text, index, groups } of source.matchAll(pieces)) {
      const start = this.result.length;
      const wasInClass = this.inClass;
      const added = this.translate({ text, next: source[index + text.length] ?? '', ...groups });
      if (added === undefined) return false;
      this.result += added;
      if (!wasInClass) this.atom = /^[\\[]/.test(text) ? start : this.result.length - 1;
    }
    return true;
  }

  private translate(piece: Piece): string | undefined {
    const { text, property, posix, reference, escape } = piece;
    const name = property ?? posix;
    if (name) return this.translateMembers(members[name.toLowerCase()], posix !== undefined);
    if (escape) return this.translateEscape(escape);
    if (reference) return this.translateReference(reference);
    if (this.inClass) return this.translateInClass(text);
    if (text.startsWith('[')) return this.openClass(piece);
    if (text.startsWith('(')) return this.openGroup(piece);
    if (text === ')') return this.closeGroup(piece);
    if (piece.possessive) return this.translatePossessive(text[0]!);
    if (text === '|') this.open.at(-1)!.isOptional = true;
    if (text === '$') return '(?=\\n|$)';
    if (text === '{') return /[\d,]/.test(piece.next) ? undefined : '\\{';
    return text;
  }

  private translateMembers(known: string | undefined, isPosix: boolean): string | undefined {
    if (this.inClass || known === undefined) return known;
    return isPosix ? undefined : `[${known}]`;
  }

  private translateEscape(escape: string): string | undefined {
    if (/^(?:[bBdDsSwWnrtfv]|x..|[^A-Za-z0-9])$/.test(escape)) return `\\${escape}`;
    if (escape === 'h') return this.translateMembers(members['xdigit'], false);
    return this.inClass ? undefined : anchors[escape];
  }

  private translateInClass(text: string): string | undefined {
    // Classes can contain and intersect others.
    if (text.startsWith('[') || text === '&&') return undefined;
    this.inClass = text !== ']';
    return text;
  }

  /** If the group took no part in the match, Oniguruma finds nothing there, and JavaScript the empty string. */
  private translateReference(name: string): string | undefined {
    const target = this.inClass ? undefined : this.named.get(name);
    for (const group of target?.within ?? []) this.needed.add(group);
    return target && `(?:\\${target.number})`;
  }

  private openClass({ text, negation, bracket }: Piece): string {
    this.inClass = true;
    return bracket ? `[${negation}\\]` : text;
  }

  private openGroup({ text, kind, name, next }: Piece): string | undefined {
    if ((!kind && next === '?') || (name && this.named.has(name))) return undefined;
    const captures = !kind || name !== undefined;
    if (captures) {
      this.captureCount++;
      for (const group of this.open) group.containsCaptures = true;
    }
    this.open.push({ containsCaptures: false, isOptional: kind === '?!' || kind === '?<!' });
    if (name) this.named.set(name, { number: this.captureCount, within: [...this.open] });
    return captures ? '(' : text;
  }

  private closeGroup({ text, next }: Piece): string | undefined {
    const group = this.open.pop();
    if (!group || this.open.length === 0) return undefined;
    group.isOptional ||= /[?*{]/.test(next);
    this.hasLoopedGroups ||= group.containsCaptures && /[*+{]/.test(next);
    return text;
  }

  /**
   * A run that is not followed by one more of the same cannot give up a part of itself. For groups this results in an
   * unbalanced bracket, so that they are left to Oniguruma.
   */
  private translatePossessive(quantifier: string): string {
    return `${quantifier}(?!${this.result.slice(this.atom)})`;
  }
}
