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
  return similarName(endOf(wanted), paths.map(endOf), otherwise, (end) => alike(end).map(show).join(' or '));
}

/**
 * The same for one name out of many, such as an id. Among so many names, one that only looks alike is rarely meant: there are few typos in it,
 * and none in a short word that make another word of it, as `nope` and `note` are.
 */
export function similarName(
  wanted: string,
  existing: Iterable<string>,
  otherwise: string,
  show: (name: string) => string,
): string {
  const isShort = wanted.length <= 4;
  const near = [...existing].filter(
    (name) => !isShort || name.length !== wanted.length || lettersOf(name) === lettersOf(wanted),
  );
  return suggestion(wanted, near, otherwise, show, Math.min(3, Math.max(1, Math.floor(wanted.length / 4))));
}

const lettersOf = (name: string): string => [...name.toLowerCase()].sort().join('');

/** `guide/`, `guide.mdx` and `guide/index.mdx` all end in `guide`. */
function endOf(path: string): string {
  return posix.basename(path.replace(/(?:\.mdx?|\.html)$/, '').replace(/\/(?:index)?$/, ''));
}
