// Lines of a file of the site, and what pages show of them.

/** A line of a file. */
export interface FileLine {
  text: string;
  /** In the file, from 1. */
  number: number;
  /** Whether it came with the step that is shown. */
  isNew?: boolean;
}

export interface FileCode {
  code: string;
  /** Where each line is in the file. */
  numbers: number[];
  /** Which lines came with the step that is shown, first and last; none if all of them did. */
  added: (readonly [from: number, to: number])[];
}

/** The comment at the start or the end of a region. */
export const marker = /^\W*#\s*(?:pragma\s+)?(end)?region\b[ \t]*(.*?)[ \t]*(?:\*\/\s*\}?|--!?>|\*\)|#\})?[ \t]*$/i;

/** Lines as code: without markers and the indentation that all of them share. */
export function codeOf(lines: FileLine[]): FileCode {
  const isBlank = (line: FileLine | undefined): boolean => line?.text.trim() === '';
  const shown = lines.filter(({ text }) => !marker.test(text));
  while (isBlank(shown[0])) shown.shift();
  while (isBlank(shown.at(-1))) shown.pop();
  const indents = shown.filter((line) => !isBlank(line)).map(({ text }) => /^[ \t]*/.exec(text)![0]);
  const shared = indents.reduce((a, b) => commonStart(a, b), indents[0] ?? '');
  return {
    code: `${shown.map(({ text }) => text.slice(shared.length)).join('\n')}\n`,
    numbers: shown.map(({ number }) => number),
    added: shown.every(({ isNew }) => isNew) ? [] : newRanges(shown),
  };
}

function newRanges(lines: FileLine[]): FileCode['added'] {
  const ranges: [number, number][] = [];
  for (const [index, { isNew }] of lines.entries()) {
    if (!isNew) continue;
    if (lines[index - 1]?.isNew) ranges.at(-1)![1] = index + 1;
    else ranges.push([index + 1, index + 1]);
  }
  return ranges;
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}
