// Splits code into tokens, each distinct line only once, and reuses the tokens of a page's earlier compilation.
import type { Highlighter } from 'shiki';
import { EncodedTokenMetadata, INITIAL, type StateStack } from 'shiki/textmate';
import { classOfColor, codeTheme } from './code-theme.ts';

/** Its kind is one of the theme's classes; punctuation has none. A tuple, because the cache stores thousands of them as JSON. */
export type Token = [content: string, kind?: string];

/** The tokens of each line, by language and code. */
export type TokenTable = Record<string, Token[][]>;

/**
 * The tokens of a page's code, kept for the next compilation: prose changes more often than code, and loading a grammar
 * takes longer than everything else about a page.
 */
export class PageTokens {
  readonly used: TokenTable = {};
  private readonly kept: TokenTable;

  constructor(kept: TokenTable = {}) {
    this.kept = kept;
  }

  /** Without a highlighter, only tokens from the earlier compilation. */
  of(highlighter: Highlighter | undefined, code: string, language: string): Token[][] | undefined {
    const key = `${language}\n${code}`;
    const tokens = this.used[key] ?? this.kept[key] ?? (highlighter && tokenize(highlighter, code, language));
    if (tokens) this.used[key] = tokens;
    return tokens;
  }
}

interface Line {
  before: StateStack;
  after: StateStack;
  tokens: Token[];
}

/** Tokenized lines by text. Of each grammar object: a language that another can contain makes a new one of that, in which states mean something else. */
const seen = new WeakMap<object, Map<string, Line[]>>();
/** Of one grammar. What repeats does so within some hundred pages; all lines of ten thousand would fill the memory. */
const mostSeen = 20_000;

/**
 * Samples repeat the same lines (imports, brackets, commands), and every version repeats them again. A line in the same
 * grammar state always has the same tokens, so it is tokenized once.
 */
function tokenize(highlighter: Highlighter, code: string, language: string): Token[][] {
  const { colorMap } = highlighter.setTheme(codeTheme.name!);
  const grammar = highlighter.getLanguage(language);
  let known = seen.get(grammar);
  if (!known) seen.set(grammar, (known = new Map()));
  else if (known.size > mostSeen) known.clear();
  let state: StateStack = INITIAL;
  return code.split(/\r?\n/).map((text) => {
    if (text === '') return [];
    let lines = known.get(text);
    if (!lines) known.set(text, (lines = []));
    let line = lines.find(({ before }) => before.equals(state));
    if (!line) {
      // No time limit: on a busy machine it would leave lines half coloured, and the cache would keep them that way.
      const { tokens, ruleStack } = grammar.tokenizeLine2(text, state, 0);
      lines.push((line = { before: state, after: ruleStack, tokens: readTokens(text, tokens, colorMap) }));
    }
    state = line.after;
    return line.tokens;
  });
}

/** Grammars return pairs of numbers: a token's start and its packed metadata. */
function readTokens(text: string, pairs: Uint32Array, colorMap: string[]): Token[] {
  const tokens: Token[] = [];
  for (let index = 0; index < pairs.length; index += 2) {
    const content = text.slice(pairs[index], pairs[index + 2] ?? text.length);
    const color = colorMap[EncodedTokenMetadata.getForeground(pairs[index + 1]!)] ?? '';
    const kind = classOfColor.get(color.toLowerCase());
    if (content) tokens.push(kind ? [content, kind] : [content]);
  }
  return tokens;
}
