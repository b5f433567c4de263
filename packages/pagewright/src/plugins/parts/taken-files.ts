import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** A file of the site and those of its folder that it takes something from: what it says may be written there. */
export function withTaken(dir: string, file: string, known: string[] = []): string[] {
  if (known.includes(file) || !existsSync(join(dir, file))) return known;
  const text = readFileSync(join(dir, file), 'utf8');
  const taken = Array.from(text.matchAll(/\bfrom (['"])\.\/([^'"/]+)\1/g), ([, , name]) =>
    posix.join(dirname(file), name!),
  );
  return taken.reduce((files, next) => withTaken(dir, next, files), [...known, file]);
}
