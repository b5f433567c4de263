import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `/folder/*.ts` → the files of that name. */
export function filesLike(pattern: string): string[] {
  const [start, end] = pattern.split('*');
  if (end === undefined) return [pattern];
  const folder = dirname(`${start}x`);
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => file.startsWith(start!) && file.endsWith(end) && statSync(file).isFile())
    .sort();
}
