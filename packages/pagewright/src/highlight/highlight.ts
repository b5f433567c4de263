// Highlights code: turns it into lines of HTML, with a class for each kind of token and links to definitions.
import { type Highlighter, bundledLanguages, createHighlighter } from 'shiki';
import { suggestion } from '../kernel/problems.ts';
import { escapeAttribute, escapeText } from '../kernel/text/html.ts';
import { codeTheme, plainClass } from './code-theme.ts';
import { grammarsOf, scriptGrammar } from './languages.ts';
import { createRegexEngine } from './regex-engine.ts';
import { PageTokens, type Token } from './tokenize.ts';

const plainLanguages = new Set(['text', 'txt', 'plain', 'output', '']);

/** One per thread, with the grammars that its pages have needed so far. */
let highlighter: Promise<Highlighter> | undefined;
const loaded = new Set<string>();

/** The address of a definition that code mentions: that of `name`, or of `member` in `name`. */
export type FindDefinition = (name: string, member?: string) => string | undefined;

/** Turns code into one HTML string per line. */
export type HighlightLines = (code: string, language: string, definitions?: FindDefinition) => string[];

export function isKnownLanguage(language: string): boolean {
  return plainLanguages.has(language) || hasGrammar(language);
}

/** What to write instead of an unknown language. */
export function languageHint(language: string): string {
  const name = language.split('{')[0]!;
  if (name !== language && isKnownLanguage(name)) return `put a space before the brace: ${name} {…}`;
  const all = [...plainLanguages, ...Object.keys(bundledLanguages)];
  return suggestion(language, all, 'use a language that the highlighter supports, or "text"');
}

function hasGrammar(language: string): boolean {
  return Object.hasOwn(bundledLanguages, language);
}

/**
 * Loads the grammars of the given languages, and returns a function that highlights without waiting. Code in other
 * languages stays plain, unless `tokens` has it from an earlier compilation; `missing` receives the grammars it needs.
 */
export async function prepareHighlighter(
  languages: Iterable<string>,
  tokens = new PageTokens(),
  missing = new Set<string>(),
): Promise<HighlightLines> {
  const wanted = new Set([...languages].filter(hasGrammar).flatMap(grammarsOf));
  const ready = wanted.size > 0 ? await highlighterFor(wanted) : undefined;
  return (code, language, definitions) => {
    if (!hasGrammar(language)) return plainLines(code);
    const grammar = scriptGrammar(language, code) ?? language;
    // Not `loaded`: what a page looks like must not depend on the pages that its thread compiled before.
    const lines = tokens.of(wanted.has(grammar) ? ready : undefined, code, grammar);
    if (lines) return tokenLines(lines, definitions);
    missing.add(grammar);
    return plainLines(code);
  };
}

async function highlighterFor(grammars: Iterable<string>): Promise<Highlighter> {
  highlighter ??= createHighlighter({ themes: [codeTheme], langs: [], engine: createRegexEngine() });
  const ready = await highlighter;
  const missing = [...grammars].filter((language) => !loaded.has(language));
  if (missing.length > 0) await ready.loadLanguage(...(missing as (keyof typeof bundledLanguages)[]));
  for (const language of missing) loaded.add(language);
  return ready;
}

function plainLines(code: string): string[] {
  return code.split('\n').map((line) => inElement(plainClass, line));
}

function inElement(className: string | undefined, text: string): string {
  const html = escapeText(text);
  return className && html !== '' ? `<span class="${className}">${html}</span>` : html;
}

function tokenLines(lines: Token[][], definitions?: FindDefinition): string[] {
  const linkOf = definitions && firstLinks(definitions);
  return lines.map((tokens) => {
    let html = '';
    let open: string | undefined;
    let run = '';
    const flush = (): void => {
      html += inElement(open, run);
      run = '';
    };
    for (const [index, [content, kind]] of tokens.entries()) {
      const href = linkOf?.(tokens, index);
      if (href) {
        flush();
        const [, before, word, after] = /^(\s*)(.*?)(\s*)$/s.exec(content)!;
        html += `${before}<a href="${escapeAttribute(href)}"${kind ? ` class="${kind}"` : ''}>${escapeText(word!)}</a>${after}`;
        open = undefined;
        continue;
      }
      // White space has no colour: it joins the preceding run.
      if (kind !== open && content.trim() !== '') {
        flush();
        open = kind;
      }
      run += content;
    }
    flush();
    return html;
  });
}

const isName = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z_$][\w$]*$/.test(text);

/** Links only the first mention of each definition: more underlines would just be clutter. */
function firstLinks(definitions: FindDefinition): (tokens: Token[], index: number) => string | undefined {
  const linked = new Set<string>();
  return (tokens, index) => {
    const word = tokens[index]![0].trim();
    if (!isName(word)) return undefined;
    const isMember = tokens[index - 1]?.[0].trim().endsWith('.');
    const owner = tokens[index - 2]?.[0].trim();
    const href = isMember ? (isName(owner) ? definitions(owner, word) : undefined) : definitions(word);
    if (!href || linked.has(href)) return undefined;
    linked.add(href);
    return href;
  };
}
