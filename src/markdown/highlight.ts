import { type Highlighter, bundledLanguages, createHighlighter } from 'shiki';
import { escapeHtml } from './html.ts';
import { classOfColor, codeTheme } from './code-theme.ts';

const plainLanguages = new Set(['text', 'txt', 'plain', '']);

let highlighter: Promise<Highlighter> | undefined;
const loaded = new Set<string>();

/** Turns code into one HTML string per line. */
export type HighlightLines = (code: string, language: string) => string[];

export function isKnownLanguage(language: string): boolean {
  return plainLanguages.has(language) || language in bundledLanguages;
}

/**
 * A highlighter with the given languages ready, so that the calls that follow need not wait.
 * Grammars are loaded once per thread.
 */
export async function prepareHighlighter(languages: Iterable<string>): Promise<HighlightLines> {
  const wanted = [...languages].filter((language) => !plainLanguages.has(language) && language in bundledLanguages);
  if (wanted.length === 0) return plainLines;
  highlighter ??= createHighlighter({ themes: [codeTheme], langs: [] });
  const ready = await highlighter;
  const missing = wanted.filter((language) => !loaded.has(language));
  if (missing.length > 0) await ready.loadLanguage(...(missing as (keyof typeof bundledLanguages)[]));
  for (const language of missing) loaded.add(language);
  return (code, language) => (loaded.has(language) ? tokenLines(ready, code, language) : plainLines(code));
}

function plainLines(code: string): string[] {
  return code.split('\n').map(escapeHtml);
}

function tokenLines(ready: Highlighter, code: string, language: string): string[] {
  // No time limit: it would leave lines half coloured on a busy machine, and the cache would keep them so.
  const lines = ready.codeToTokensBase(code, { lang: language as keyof typeof bundledLanguages, theme: codeTheme, tokenizeTimeLimit: 0 });
  return lines.map((tokens) => {
    let html = '';
    let open: string | undefined;
    let run = '';
    const flush = (): void => {
      html += open ? `<span class="${open}">${escapeHtml(run)}</span>` : escapeHtml(run);
      run = '';
    };
    for (const token of tokens) {
      const kind = classOfColor.get((token.color ?? '').toLowerCase());
      // White space has no colour of its own: it joins whatever runs before it.
      if (kind !== open && token.content.trim() !== '') {
        flush();
        open = kind;
      }
      run += token.content;
    }
    flush();
    return html;
  });
}
