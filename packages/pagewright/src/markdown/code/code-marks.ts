// Marks that comments of the code set: `// [!code ++]` for its own line, or for the next lines if it is alone on a line,
// and `// highlight-next-line`, `// highlight-start`, `// highlight-end`. Readers see and copy the code without them.
import { type Mistake, suggestion } from '../../kernel/problems.ts';
import type { LineMarks } from './fence.ts';

const kinds: ReadonlyMap<string, keyof LineMarks> = new Map([
  ['++', 'inserted'],
  ['--', 'deleted'],
  ['highlight', 'highlighted'],
  ['hl', 'highlighted'],
  ['focus', 'focused'],
  ['error', 'errors'],
  ['warning', 'warnings'],
]);

/** How comments begin and end: those of nearly all languages. */
const begin = String.raw`\{\s*\/\*|\/\*|<!--|\{#|\(\*|\/\/+|--|#+|;+|%+|'|"|\bREM\b`;
const end = String.raw`\*\/\s*\}|\*\/|--!?>|#\}|\*\)`;

const marksAtEnd = String.raw`(?<marks>(?:\s*\[!code [^\]]*\])+)\s*(?:${end})?\s*$`;
/** A comment of nothing but marks, with the code before it. */
const onlyMarks = new RegExp(String.raw`^(?<code>.*?)\s*(?:${begin})${marksAtEnd}`);
/** A comment that says something else first. */
const marksAfterText = new RegExp(String.raw`(?:^|\s)(?:${begin})\s.*?${marksAtEnd}`);
const one = /\[!code ([^\]]*)\]/g;
const directive = new RegExp(String.raw`^\s*(?:${begin})\s*highlight-(next-line|start|end)\s*(?:${end})?\s*$`);

export interface MarkedCode {
  /** Without the marks. */
  code: string;
  marks: LineMarks;
  /** Each with its line in the code as written, from 1. */
  mistakes: (Mistake & { line: number })[];
}

export function readCodeMarks(code: string): MarkedCode {
  const marks: LineMarks = { highlighted: [], inserted: [], deleted: [], errors: [], warnings: [], focused: [] };
  const mistakes: MarkedCode['mistakes'] = [];
  // Most code has none.
  if (!/\[!{1,2}code |highlight-/.test(code)) return { code, marks, mistakes };
  const lines: string[] = [];
  /** Marks that reach beyond the end are known only there. */
  const ends: { line: number; last: number; mark: string }[] = [];
  let start: { line: number; first: number } | undefined;
  for (const [index, written] of code.replace(/\n$/, '').split('\n').entries()) {
    const line = index + 1;
    const step = directive.exec(written)?.[1];
    if (step === 'next-line') {
      marks.highlighted.push([lines.length + 1, lines.length + 1]);
      ends.push({ line, last: lines.length + 1, mark: 'highlight-next-line' });
    } else if (step === 'start') start = { line, first: lines.length + 1 };
    else if (step === 'end') {
      if (start) marks.highlighted.push([start.first, lines.length]);
      else mistakes.push({ line, message: 'highlight-end has no highlight-start before it', hint: 'remove it' });
      start = undefined;
    }
    if (step) continue;
    const { rest, marks: found } = splitMarks(written);
    const names = Array.from(found.matchAll(one), ([, name]) => name!.trim());
    const isAlone = found !== '' && rest === '';
    if (!isAlone) lines.push(rest.replaceAll('[!!code ', '[!code '));
    const first = lines.length + (isAlone ? 1 : 0);
    for (const mark of names) {
      const [, name = '', count = '1'] = /^([^:]*)(?::(\d+))?$/.exec(mark) ?? [];
      const kind = kinds.get(name);
      if (!kind || Number(count) < 1) {
        mistakes.push({ line, ...unknownMark(mark, name) });
        continue;
      }
      const last = first + Number(count) - 1;
      marks[kind].push([first, last]);
      ends.push({ line, last, mark: `[!code ${mark}]` });
    }
  }
  if (start)
    mistakes.push({
      line: start.line,
      message: 'highlight-start has no highlight-end after it',
      hint: 'put a comment with highlight-end after the last highlighted line',
    });
  for (const { line, last, mark } of ends)
    if (last > lines.length)
      mistakes.push({
        line,
        message: `${mark} marks lines after the end of the code`,
        hint: 'put it before the lines it marks, with their number: [!code highlight:2]',
      });
  return { code: lines.join('\n') + (code.endsWith('\n') ? '\n' : ''), marks, mistakes };
}

/** A line as readers see it, and the marks it has. */
function splitMarks(line: string): { rest: string; marks: string } {
  if (!line.includes('[!code ')) return { rest: line, marks: '' };
  const only = onlyMarks.exec(line)?.groups;
  if (only) return { rest: only['code']!, marks: only['marks']! };
  const marks = marksAfterText.exec(line)?.groups?.['marks'] ?? '';
  return { rest: marks ? line.replace(marks, '').trimEnd() : line, marks };
}

function unknownMark(mark: string, name: string): Mistake {
  const names = [...kinds.keys()].filter((known) => known !== 'hl');
  const all = `use one of: ${names.map((known) => `[!code ${known}]`).join(', ')}, with a number of lines if it is for several: [!code ++:2]`;
  const hint = kinds.has(name) ? all : suggestion(name, names, all, (guess) => `[!code ${guess}]`);
  return { message: `unknown mark [!code ${mark}]`, hint };
}

/** The code without its marks, with as many lines as it was written in. */
export function blankCodeMarks(code: string): string {
  if (!code.includes('[!code ')) return code;
  return code
    .split('\n')
    .map((line) => splitMarks(line).rest)
    .join('\n');
}
