import { posix } from 'node:path';
import type { VersionChange } from '../../site/plugins/plugin-versions.ts';

// A TypeScript file that each version has, such as its sidebars: versions that need not differ share one.

const shared = /^(?:\s*\/\/.*\n)*\s*export \{ default \} from (['"])(\.[^'"]+)\1;?\s*$/;

/** The text of a file; nothing if there is none. */
type Read = (file: string) => string | undefined;

/**
 * The file of the latest version becomes that of the new one, and the older version takes it from there.
 *
 * @param path Of the file of a version's folder: `commands/${folder}.ts`.
 */
export function cutModule(
  read: Read,
  path: (folder: string) => string,
  { from, latest, older }: { from: string; latest: string; older: string },
): VersionChange[] {
  const text = read(path(from));
  if (text === undefined) return [];
  if (shared.test(text))
    return [latest, older].filter((folder) => folder !== from).map((folder) => ({ write: path(folder), text }));
  return [
    ...(latest === from ? [] : [{ move: path(from), to: path(latest) }]),
    { write: path(older), text: sharing(path(older), path(latest), latest) },
  ];
}

/** What a version has taken from the one that goes becomes its own. */
export function dropModule(
  read: Read,
  path: (folder: string) => string,
  { folder, older }: { folder: string; older: string[] },
): VersionChange[] {
  const file = path(folder);
  const text = read(file);
  if (text === undefined) return [];
  const users = older.filter((other) => names(read(path(other)), path(other), file));
  const [heir, ...others] = users.filter((other) => shared.test(read(path(other))!));
  return [
    ...(heir === undefined ? [{ remove: file }] : [{ remove: path(heir) }, { move: file, to: path(heir) }]),
    ...others.map((other) => ({ write: path(other), text: sharing(path(other), path(heir!), heir!) })),
    ...users
      .filter((other) => !shared.test(read(path(other))!))
      .map((other) => ({
        byHand: `write what it takes from ${file}, which is gone, into this file`,
        file: path(other),
      })),
  ];
}

function names(text: string | undefined, from: string, target: string): boolean {
  return [`'${way(from, target)}'`, `"${way(from, target)}"`].some((specifier) => text?.includes(specifier));
}

function sharing(file: string, target: string, folder: string): string {
  return `// The same as in ${folder}. Once the two differ, write here what this version has.\nexport { default } from '${way(file, target)}';\n`;
}

function way(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
