// The part of a file that a page shows: `#name`, between the comments `#region name` and `#endregion`, `#L3-L9`, or
// `#up-to-step-3`, which is the file as it is after one of its steps.
import { type Mistake, suggestion } from '../../kernel/problems.ts';
import { linesAfter } from './code-steps.ts';
import { type FileCode, type FileLine, codeOf, marker } from './file-lines.ts';

const lineRange = /^L([1-9]\d*)(?:-L?([1-9]\d*))?$/;

const step = /^up-to-(.*?)(\d+)$/;

/** Whether a part is a file as it is after a step. */
export const isStep = (part: string): boolean => step.test(part);

/** The code of a part, or of the whole file without one; without markers and the indentation that all lines share. */
export function takeRegion(source: string, part: string): FileCode | Mistake {
  const texts = source.replace(/\n$/, '').split('\n');
  const lines = texts.map((text, index): FileLine => ({ text, number: index + 1 }));
  const [, steps, last] = step.exec(part) ?? [];
  if (steps !== undefined) {
    const found = linesAfter(lines, steps, Number(last));
    return 'message' in found ? found : codeOf(found);
  }
  const range = lineRange.exec(part);
  if (range) return takeLines(lines, Number(range[1]), Number(range[2] ?? range[1]));
  if (part === '') return codeOf(lines);
  const regions = texts.flatMap((line) => startOf(line) ?? []);
  const start = texts.findIndex((line) => startOf(line) === part);
  if (start < 0) {
    const otherwise =
      regions.length > 0
        ? `its regions are: ${regions.join(', ')}`
        : `mark it in the file with comments: #region ${part} and #endregion`;
    return { message: `there is no region "${part}"`, hint: suggestion(part, regions, otherwise) };
  }
  const end = endAfter(texts, start, part);
  if (end < 0)
    return { message: `the region "${part}" has no end`, hint: `add a comment with #endregion ${part} to the file` };
  return codeOf(lines.slice(start + 1, end));
}

function takeLines(lines: FileLine[], first: number, last: number): FileCode | Mistake {
  if (first > last || last > lines.length)
    return {
      message: `there are no lines ${first} to ${last}`,
      hint: `use lines 1 to ${lines.length}, with the smaller number first: #L1-L${lines.length}`,
    };
  return codeOf(lines.slice(first - 1, last));
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
