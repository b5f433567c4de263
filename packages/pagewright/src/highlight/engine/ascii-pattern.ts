// Translates regular expressions of grammars from Oniguruma's syntax to JavaScript's, for lines of ASCII characters.

/** A regular expression of a grammar, translated for JavaScript. */
export interface AsciiPattern {
  /** Finds what the original finds, but captures nothing. */
  search: RegExp;
  /** Whether the original captures parts of what it finds. */
  hasCaptures: boolean;
}

/**
 * Grammars are written for Oniguruma, whose syntax is not JavaScript's. In lines of ASCII characters, whose only line
 * break is their last character, the two differ so little that nearly all expressions can be translated part by part.
 * `undefined` for one that may not mean the same.
 */
export function asciiPattern(source: string): AsciiPattern | undefined {
  const sourceParts: string[] = source.match(parts) ?? [];
  const translated = sourceParts.map(translate);
  if (translated.includes(undefined)) return undefined;
  try {
    return { search: new RegExp(translated.join(''), 'g'), hasCaptures: sourceParts.includes('(') };
  } catch {
    // JavaScript does not have it: possessive loops, for example.
    return undefined;
  }
}

/** Bracket expressions, escape sequences, the beginnings of groups, intervals, and single characters. */
const parts = /\[\^?\]?(?:\[:\w+:\]|\\[^]|[^\]\\])*\]|\\p\{\w+\}|\\[^]|\(\?<?[^]|\{[\d,]+\}?\??|[^]/g;

function translate(part: string): string | undefined {
  switch (part[0]) {
    case '$':
      return '(?=\\n|$)';
    case '(':
      return part === '(' ? '(?:' : onlyIf(/^\(\?(?:[:=!]|<[=!])$/, part);
    case '{':
      return part === '{' ? '\\{' : onlyIf(/^\{\d+(?:,\d*)?\}$/, part);
    case '[':
      return translateBrackets(part);
    case '\\':
      return hasName.test(part) ? translateBrackets(`[${part}]`) : onlyIf(commonEscape, part);
    default:
      return part;
  }
}

const onlyIf = (condition: RegExp, part: string): string | undefined => (condition.test(part) ? part : undefined);

const commonEscape = /^\\(?:[bBdDsSwWnrtfv]|[^A-Za-z0-9])$/;
const hasName = /^\\[ph]/;
const partsInBrackets = /\[:\w+:\]|\\p\{\w+\}|\\[^]|&&|[^]/g;

function translateBrackets(part: string): string | undefined {
  const [, start, first, rest] = /^(\[\^?)(\]?)(.*)\]$/s.exec(part) ?? [];
  if (start === undefined) return undefined;
  const translated = rest!.match(partsInBrackets)?.map(translateInBrackets) ?? [];
  return translated.includes(undefined) ? undefined : `${start}${first && '\\]'}${translated.join('')}]`;
}

function translateInBrackets(part: string): string | undefined {
  if (part === '\\h') return members['xdigit'];
  const name = /^(?:\[:|\\p\{)(\w+)/.exec(part)?.[1];
  if (name !== undefined) return members[name.toLowerCase()];
  if (part.startsWith('\\')) return onlyIf(commonEscape, part);
  // Oniguruma's brackets can contain brackets and intersections of them.
  return part === '[' || part === '&&' ? undefined : part;
}

/** The ASCII characters that named classes of Oniguruma stand for. */
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
