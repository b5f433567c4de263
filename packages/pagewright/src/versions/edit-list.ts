import type { Edits } from '../kernel/text/edits.ts';

interface Range {
  start: number;
  end: number;
}

/** The whitespace that a line begins with. */
export function indentOf(text: string, at: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))![0];
}

/** Puts an item before the first one of a list, each on a line of its own. */
export function insertFirst(edits: Edits, text: string, list: Range, items: Range[], item: string): void {
  const first = items[0];
  if (!first) {
    const indent = indentOf(text, list.start);
    edits.replace(list.start, list.end, `[\n${indent}  ${item},\n${indent}]`);
    return;
  }
  const before = text.slice(text.lastIndexOf('\n', first.start - 1) + 1, first.start);
  if (before.trim() === '') return edits.insert(first.start, `${item},\n${before}`);
  // All of it was on one line.
  const indent = indentOf(text, list.start);
  edits.insert(first.start, `\n${indent}  ${item},\n${indent}  `);
  items.slice(1).forEach(({ start }, index) => edits.replace(items[index]!.end, start, `,\n${indent}  `));
  edits.replace(items.at(-1)!.end, list.end, `,\n${indent}]`);
}

/** Takes an item out of a list or an object, with its comma and, if nothing else is there, its line. */
export function removeItem(edits: Edits, text: string, item: Range): void {
  let { start, end } = item;
  const comma = /^\s*,/.exec(text.slice(end))?.[0];
  if (comma) end += comma.length;
  else start -= /,?\s*$/.exec(text.slice(0, start))![0].length;
  const before = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, start));
  const after = /^[ \t]*\r?\n/.exec(text.slice(end));
  if (comma && before && after) edits.replace(start - before[1]!.length, end + after[0].length, '');
  else edits.replace(start, comma ? end + /^[ \t]*/.exec(text.slice(end))![0].length : end, '');
}
