// The part of a file that a page shows: `#name`, between the comments `#region name` and `#endregion`, or `#L3-L9`.
import { type Mistake, suggestion } from '../../kernel/problems.ts';

const marker = /^\W*#\s*(?:pragma\s+)?(end)?region\b[ \t]*(.*?)[ \t]*(?:\*\/\s*\}?|--!?>|\*\)|#\})?[ \t]*$/i;
const lineRange = /^L([1-9]\d*)(?:-L?([1-9]\d*))?$/;

/** The code of a part, or of the whole file without one; without markers and the indentation that all lines share. */
export function takeRegion(source: string, part: string): { code: string } | Mistake {
  const lines = source.replace(/\n$/, '').split('\n');
  const range = lineRange.exec(part);
  if (range) return takeLines(lines, Number(range[1]), Number(range[2] ?? range[1]));
  if (part === '') return { code: codeOf(lines) };
  const regions = lines.flatMap((line) => startOf(line) ?? []);
  const start = lines.findIndex((line) => startOf(line) === part);
  if (start < 0) {
    const otherwise =
      regions.length > 0
        ? `its regions are: ${regions.join(', ')}`
        : `mark it in the file with comments: #region ${part} and #endregion`;
    return { message: `there is no region "${part}"`, hint: suggestion(part, regions, otherwise) };
  }
  const end = endAfter(lines, start, part);
  if (end < 0)
    return { message: `the region "${part}" has no end`, hint: `add a comment with #endregion ${part} to the file` };
  return { code: codeOf(lines.slice(start + 1, end)) };
}

function takeLines(lines: string[], first: number, last: number): { code: string } | Mistake {
  if (first > last || last > lines.length)
    return {
      message: `there are no lines ${first} to ${last}`,
      hint: `use lines 1 to ${lines.length}, with the smaller number first: #L1-L${lines.length}`,
    };
  return { code: codeOf(lines.slice(first - 1, last)) };
}

/** The name of the region that begins on a line. */
function startOf(line: string): string | undefined {
  const [, isEnd, name] = marker.exec(line) ?? [];
  return isEnd ? undefined : name || undefined;
}

/** The line of a region's end: the one with its name, or the one that is left once the regions in it have theirs. */
function endAfter(lines: string[], start: number, name: string): number {
  let depth = 1;
  for (let index = start + 1; index < lines.length; index++) {
    const found = marker.exec(lines[index]!);
    if (!found) continue;
    if (!found[1]) depth++;
    else if (found[2] === name || (--depth === 0 && !found[2])) return index;
  }
  return -1;
}

function codeOf(lines: string[]): string {
  const shown = lines.filter((line) => !marker.test(line));
  while (shown[0]?.trim() === '') shown.shift();
  while (shown.at(-1)?.trim() === '') shown.pop();
  const indents = shown.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0]);
  const shared = indents.reduce((a, b) => commonStart(a, b), indents[0] ?? '');
  return `${shown.map((line) => line.slice(shared.length)).join('\n')}\n`;
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}
