import { CodeFence } from '../site/docs/code-fence.ts';
import { includeLine, onlyEndLine, onlyLine } from '../site/docs/fragment-lines.ts';
import { Edits } from '../kernel/text/edits.ts';

/** `v4 v3` → `v5 v4 v3`, `v3 v4` → `v3 v4 v5`: what applied to the latest version applies to both that are made of it. */
export function withCut(
  folders: string,
  { from, latest, older }: { from: string; latest: string; older: string },
): string {
  const list = folders.trim().split(/\s+/);
  if (!list.includes(from) || (list.includes(latest) && list.includes(older))) return folders;
  const isOldestFirst = list.length > 1 && list.at(-1) === from;
  const both = isOldestFirst ? [older, latest] : [latest, older];
  return list.flatMap((folder) => (folder === from ? both : [folder])).join(' ');
}

export function without(folders: string, gone: string): string {
  const list = folders.trim().split(/\s+/);
  return list.includes(gone) ? list.filter((folder) => folder !== gone).join(' ') : folders;
}

/** Whether a text has lines that would choose between versions if it were a fragment. */
export function hasLists(text: string): boolean {
  return text.split(/\r?\n/).some((line) => onlyLine.test(line) || onlyEndLine.test(line));
}

/**
 * Changes the lists of a fragment. With an empty list goes all that is for those versions only; of one that names all versions, only
 * the tags go.
 */
export function changeLists(text: string, change: (folders: string) => string, all: string[] = []): string {
  const edits = new Edits();
  let at = 0;
  let open: { start: number; end: number; becomes: 'none' | 'all' | 'list' } | undefined;
  for (const line of text.split('\n')) {
    const end = Math.min(at + line.length + 1, text.length);
    const plain = line.replace(/\r$/, '');
    const [, before, list] = onlyLine.exec(plain) ?? [];
    if (list !== undefined && !open) {
      const changed = change(list);
      const start = at + before!.length;
      const names = changed.split(/\s+/);
      const isForAll = all.length > 0 && all.every((folder) => names.includes(folder));
      open = { start: at, end, becomes: changed === '' ? 'none' : isForAll ? 'all' : 'list' };
      if (open.becomes === 'list' && changed !== list) edits.replace(start, start + list.length, changed);
    } else if (open && onlyEndLine.test(plain)) {
      if (open.becomes === 'none') edits.replace(...withBlankLines(text, open.start, end), '');
      if (open.becomes === 'all') {
        edits.replace(...withBlankLines(text, open.start, open.end), '');
        edits.replace(...withBlankLines(text, at, end), '');
      }
      open = undefined;
    }
    at = end;
  }
  const changed = edits.apply(text);
  return changed === text ? text : changed.replace(/(\r?\n)(?:[ \t]*\r?\n)+$/, '$1');
}

/** Lines of a text, with the blank ones after them if there are some before them, too. */
function withBlankLines(text: string, start: number, end: number): [start: number, end: number] {
  const after = /^(?:[ \t]*\r?\n)+/.exec(text.slice(end))?.[0].length ?? 0;
  const isFirst = start === 0 || /\n[ \t]*\r?\n$/.test(text.slice(0, start));
  return [start, isFirst ? end + after : end];
}

/** The fragments that a text includes. */
export function includesOf(text: string): string[] {
  const fence = new CodeFence();
  return text.split(/\r?\n/).flatMap((line) => {
    const name = fence.isOpen ? undefined : includeLine.exec(line)?.[2];
    fence.read(line);
    return name ?? [];
  });
}
