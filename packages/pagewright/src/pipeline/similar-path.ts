import { posix } from 'node:path';
import { suggestion } from '../kernel/problems.ts';

const mostShown = 3;

/**
 * How to fix a path that leads nowhere: with those that end like it or nearly so, or else as `otherwise` says. The end
 * says what a page is about, the rest only where it was; those in the same folder come first.
 */
export function similarPath(
  wanted: string,
  existing: Iterable<string>,
  otherwise: string,
  show = (path: string): string => path,
): string {
  const folder = posix.dirname(wanted);
  const paths = [...existing].sort(
    (a, b) => Number(posix.dirname(b) === folder) - Number(posix.dirname(a) === folder) || (a < b ? -1 : 1),
  );
  const alike = (end: string): string[] => paths.filter((path) => endOf(path) === end).slice(0, mostShown);
  return suggestion(endOf(wanted), paths.map(endOf), otherwise, (end) => alike(end).map(show).join(' or '));
}

/** `guide/`, `guide.mdx` and `guide/index.mdx` all end in `guide`. */
function endOf(path: string): string {
  return posix.basename(path.replace(/(?:\.mdx?|\.html)$/, '').replace(/\/(?:index)?$/, ''));
}
