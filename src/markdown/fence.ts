import type { FindDefinition } from '../reference/identifier-links.ts';
import type { HighlightLines } from './highlight.ts';
import { escapeHtml } from './html.ts';

export interface FenceMeta {
  title?: string;
  highlighted: Set<number>;
  inserted: Set<number>;
  deleted: Set<number>;
  lineNumbers: boolean;
}

/** Reads what stands after the language of a fence: `title="a.ts" {1,3-4} ins={2} del={5} showLineNumbers`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const rest = title ? meta.replace(title[0], '') : meta;
  const ranges = (pattern: RegExp): Set<number> => parseRanges(pattern.exec(rest)?.[1] ?? '');
  return {
    ...(title && { title: title[1] ?? title[2] ?? title[3]! }),
    highlighted: ranges(/(?:^|\s)\{([\d,\s-]+)\}/),
    inserted: ranges(/(?:^|\s)ins=\{([\d,\s-]+)\}/),
    deleted: ranges(/(?:^|\s)del=\{([\d,\s-]+)\}/),
    lineNumbers: /(?:^|\s)showLineNumbers(?:\s|$)/.test(rest),
  };
}

function parseRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [from, to] = part.split('-').map((number) => Number.parseInt(number, 10));
    if (from) for (let line = from; line <= (to || from); line++) lines.add(line);
  }
  return lines;
}

/** The HTML of one code block: title, scrollable code, copy button. */
export function renderFence(
  code: string,
  language: string,
  meta: FenceMeta,
  highlight: HighlightLines,
  definitions?: FindDefinition,
): string {
  const lines = highlight(code.replace(/\n$/, ''), language, definitions).map((html, index) =>
    renderLine(html, index + 1, meta),
  );
  const title = meta.title ? `<div class="code-title">${escapeHtml(meta.title)}</div>` : '';
  const numbered = meta.lineNumbers ? ' class="numbered"' : '';
  return `<div class="code">${title}<pre tabindex="0"${numbered}><code>${lines.join('\n')}\n</code></pre><button type="button" class="copy" aria-label="Copy code"></button></div>`;
}

function renderLine(html: string, number: number, meta: FenceMeta): string {
  const mark = meta.inserted.has(number)
    ? 'ins'
    : meta.deleted.has(number)
      ? 'del'
      : meta.highlighted.has(number)
        ? 'mark'
        : '';
  if (!mark && !meta.lineNumbers) return html;
  return `<span class="line${mark && ` ${mark}`}">${html}</span>`;
}
