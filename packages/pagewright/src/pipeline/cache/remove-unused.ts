import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isStaged } from '../../kernel/files/write-atomic.ts';

/** In milliseconds: longer than a build takes, because the files may belong to one that is still running. */
const gracePeriod = 60 * 60 * 1000;

/** Removes the files of a cache whose keys are in no use, and what killed builds were writing, unless they are new. */
export function removeUnused(dir: string, inUse: ReadonlySet<string>): void {
  const cutoff = Date.now() - gracePeriod;
  for (const name of readdirSync(dir)) {
    // Configuration modules may go as well: they are rewritten when missing.
    const isUnused = /^[0-9a-f]{16}\.|^module-.*\.mjs$/.test(name) && !inUse.has(keyOf(name));
    if (!isUnused && !isStaged(name)) continue;
    const file = join(dir, name);
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < cutoff) rmSync(file, { force: true });
  }
}

function keyOf(file: string): string {
  return file.split('.', 1)[0]!;
}
