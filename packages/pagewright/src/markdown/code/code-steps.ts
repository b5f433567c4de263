// Files that grow from page to page. A region `step-3` is there from that step on, a region `step-1-to-2` leaves again after
// the second; what is in neither is there from the start. Any word can take the place of "step".
import type { Mistake } from '../../kernel/problems.ts';
import { type FileLine, marker } from './file-lines.ts';

interface Stay {
  first: number;
  last: number;
}

/** The lines that a file has after a step; those of the step itself are new. */
export function linesAfter(lines: FileLine[], prefix: string, step: number): FileLine[] | Mistake {
  const shown: FileLine[] = [];
  const open: (Stay | undefined)[] = [];
  const stays: Stay[] = [];
  for (const line of lines) {
    const found = marker.exec(line.text);
    if (found?.[1]) open.pop();
    else if (found) {
      const stay = stayOf(found[2] ?? '', prefix);
      open.push(stay);
      if (stay) stays.push(stay);
    } else if (open.every((stay) => !stay || (stay.first <= step && step <= stay.last))) {
      // What is left out between two empty lines leaves only one of them.
      if (line.text.trim() === '' && shown.at(-1)?.text.trim() === '') continue;
      shown.push({ ...line, isNew: open.some((stay) => stay?.first === step) });
    }
  }
  if (open.length > 0) return { message: 'a region has no end', hint: 'add a comment with #endregion to the file' };
  if (stays.length === 0)
    return { message: `there is no region "${prefix}…"`, hint: `mark a step in the file: #region ${prefix}${step}` };
  if (shown.every(({ text }) => text.trim() === ''))
    return {
      message: `there is nothing yet at ${prefix}${step}`,
      hint: `the first is ${prefix}${Math.min(...stays.map(({ first }) => first))}`,
    };
  return shown;
}

/** From which step to which a region is there, if its name says so. */
function stayOf(name: string, prefix: string): Stay | undefined {
  if (!name.startsWith(prefix)) return undefined;
  const [, first, last = Infinity] = /^(\d+)(?:-to-(\d+))?$/.exec(name.slice(prefix.length)) ?? [];
  return first === undefined ? undefined : { first: Number(first), last: Number(last) };
}
