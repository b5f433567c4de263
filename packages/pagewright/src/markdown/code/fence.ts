import { en } from '../../contract/strings/en.ts';
import type { Strings } from '../../contract/strings/strings.ts';
import type { Mistake } from '../../kernel/problems.ts';
import type { RuleName } from '../../kernel/rules.ts';
import type { FindDefinition, HighlightLines } from '../../highlight/highlight.ts';
import { languageName } from '../../highlight/language-names.ts';
import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';

import { commandStarts, isShell, outputLanguage } from './shell.ts';

/** First and last line. Ranges are never expanded: a typo such as `{1-9999999}` must cost nothing. */
type LineRange = readonly [from: number, to: number];

/** Which lines stand out. */
export interface LineMarks {
  highlighted: LineRange[];
  inserted: LineRange[];
  deleted: LineRange[];
  errors: LineRange[];
  warnings: LineRange[];
  /** If there are any, all others are dimmed. */
  focused: LineRange[];
}

/** By what follows the language only some marks can be set; comments in the code set all of them. */
export interface FenceMeta extends Pick<LineMarks, 'highlighted' | 'inserted' | 'deleted'> {
  title?: string;
  /** Why the sample is not checked. */
  nocheck?: string;
  /** Where the code is, if not on the page. */
  file?: string;
  lineNumbers: boolean;
}

/** Options with text, which may contain what looks like other options. */
const texts = /(?:^|\s)(title|nocheck|file)=(?:"([^"]*)"|'([^']*)'|([^\s"']\S*))(?=\s|$)/g;

/** Parses what follows the language of a fence: `title="a.ts" {1,3-4} ins={2} del={5} showLineNumbers nocheck="…" file="…"`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const rest = meta.replace(texts, '');
  const ranges = (name: MarkName): LineRange[] => partsOf(rest, name).flatMap(({ range }) => (range ? [range] : []));
  return {
    ...Object.fromEntries(
      Array.from(meta.matchAll(texts), ([, name, double, single, bare]) => [name, double ?? single ?? bare]),
    ),
    highlighted: ranges(''),
    inserted: ranges('ins='),
    deleted: ranges('del='),
    lineNumbers: /(?:^|\s)showLineNumbers(?:\s|$)/.test(rest),
  };
}

export function withoutTitle(meta: string): string {
  return meta.replace(texts, (option, name: string) => (name === 'title' ? '' : option)).trim();
}

const markNames = ['', 'ins=', 'del='] as const;
type MarkName = (typeof markNames)[number];
const markLists = new Map(markNames.map((name) => [name, new RegExp(`(?:^|\\s)${name}\\{([\\d,\\s-]+)\\}`, 'g')]));

interface MarkPart {
  /** As written. */
  part: string;
  /** Absent if it is not a range of lines. */
  range?: LineRange;
}

/** The parts of every `{1,3-4}` with this name before it. */
function partsOf(meta: string, name: MarkName): MarkPart[] {
  const lists = Array.from(meta.matchAll(markLists.get(name)!), ([, list]) => list!);
  return lists
    .flatMap((list) => list.split(','))
    .map((text): MarkPart => {
      const part = text.trim();
      const [, from, to = from] = /^(\d*[1-9]\d*)(?:\s*-\s*(\d+))?$/.exec(part) ?? [];
      return from ? { part, range: [Number(from), Number(to)] } : { part };
    });
}

const known = /(?:^|\s)(?:(?:ins=|del=)?\{[\d,\s-]+\}|showLineNumbers)(?=\s|$)/g;

/** An option that has no effect, if there is one. */
export function fenceMistake(meta: string, lineCount: number): (Mistake & { rule: RuleName }) | undefined {
  // Most have none at all.
  if (meta === '') return undefined;
  const rest = meta.replace(texts, '');
  const unknown = rest.replace(known, '').trim();
  const { nocheck } = parseFenceMeta(meta);
  if (nocheck?.trim() === '' || /^nocheck=?$/.test(unknown))
    return {
      rule: 'unexplained-nocheck',
      message: 'nocheck does not say why this code block is not checked',
      hint: 'give the reason: nocheck="a part of a larger file"',
    };
  const curly = /(?:^|\s)(title|nocheck|file)=[“”‘’]/.exec(meta)?.[1];
  if (curly)
    return {
      rule: 'code-block-option',
      message: `the curly quotes after ${curly}= are part of the text`,
      hint: `use straight quotes: ${curly}="…"`,
    };
  if (unknown)
    return {
      rule: 'code-block-option',
      message: `unknown code block option ${unknown}`,
      hint: 'available options: title="…", {1,3-4}, ins={2}, del={5}, showLineNumbers, nocheck="…" and file="…"',
    };
  const wrong = markNames
    .flatMap((name) => partsOf(rest, name))
    .find(({ range }) => !range || range[0] > range[1] || range[0] > lineCount);
  return (
    wrong && {
      rule: 'code-block-option',
      message: `{${wrong.part}} does not match any line of this code block`,
      hint:
        lineCount === 1
          ? 'the code block has only line 1'
          : `use lines 1 to ${lineCount}, with the smaller number first`,
    }
  );
}

const includes = (ranges: LineRange[], line: number): boolean =>
  ranges.some(([from, to]) => from <= line && line <= to);

interface FenceContext {
  highlight: HighlightLines;
  definitions?: FindDefinition | undefined;
  /** English if absent. */
  strings?: Pick<Strings, 'code.copy'>;
  /** Those that comments in the code set. */
  marks?: LineMarks | undefined;
  /** What the commands of the code block print. */
  output?: string | undefined;
}

/** The HTML of one code block: title, scrollable code, copy button. The stylesheet makes a bar of the first and the last. */
export function renderFence(
  code: string,
  language: string,
  meta: FenceMeta,
  { highlight, definitions, marks, output, strings = en }: FenceContext,
): string {
  const all = {
    inserted: [...meta.inserted, ...(marks?.inserted ?? [])],
    deleted: [...meta.deleted, ...(marks?.deleted ?? [])],
    errors: marks?.errors ?? [],
    warnings: marks?.warnings ?? [],
    highlighted: [...meta.highlighted, ...(marks?.highlighted ?? [])],
    focused: marks?.focused ?? [],
  };
  const source = code.replace(/\n$/, '');
  // A title is that of a file, and its marks take the place of prompts.
  const isTyped = isShell(language) && !meta.title && !meta.lineNumbers && Object.values(all).flat().length === 0;
  const starts = isTyped ? commandStarts(source.split('\n')) : [];
  const lines = highlight(source, language, definitions).map((html, index) =>
    starts[index]
      ? `<span class="cmd">${html}</span>`
      : renderLine(html, lineClasses(index + 1, all), meta.lineNumbers),
  );
  const title = meta.title ? `<div class="code-title">${escapeText(meta.title)}</div>` : '';
  const numbered = meta.lineNumbers ? ' class="numbered"' : '';
  const name = language && ` class="language-${escapeAttribute(language)}"`;
  // Beside a title, it says something only of code.
  const spoken = languageName(language);
  const called = meta.title && spoken === 'Text' ? '' : spoken;
  const label = called && ` data-language="${escapeAttribute(called)}"`;
  const printed = output
    ? `<pre class="output"><code class="language-${outputLanguage}">${escapeText(output.replace(/\n$/, ''))}\n</code></pre>`
    : '';
  return `<div class="code"${label}>${title}<pre tabindex="0"${numbered}><code${name}>${lines.join('\n')}\n</code></pre>${printed}<button type="button" class="copy" aria-label="${escapeAttribute(strings['code.copy'])}"></button></div>`;
}

/** The first that a line has. */
const classes = [
  ['inserted', 'ins'],
  ['deleted', 'del'],
  ['errors', 'err'],
  ['warnings', 'warn'],
  ['highlighted', 'mark'],
] as const;

function lineClasses(number: number, marks: LineMarks): string {
  const [, mark] = classes.find(([kind]) => includes(marks[kind], number)) ?? [];
  const isDim = marks.focused.length > 0 && !includes(marks.focused, number);
  return (mark ? ` ${mark}` : '') + (isDim ? ' dim' : '');
}

function renderLine(html: string, marks: string, isNumbered: boolean): string {
  return marks === '' && !isNumbered ? html : `<span class="line${marks}">${html}</span>`;
}
