import { renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file atomically: a killed build leaves no partial file, a concurrent one never reads one, and hard links to
 * the previous file keep its content.
 *
 * @param staging Folder of the temporary file, on the same file system.
 */
export function writeAtomic(path: string, content: string | Uint8Array, staging = dirname(path)): void {
  const staged = join(staging, `${basename(path)}.${process.pid}-${threadId}`);
  writeFileSync(staged, content);
  renameSync(staged, path);
}

/** Whether a file is one that `writeAtomic` was writing: a killed build leaves it behind. */
export function isStaged(name: string): boolean {
  return /\.\d+-\d+$/.test(name);
}
