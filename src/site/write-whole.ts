import { renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file that appears when it is complete: a build that is killed leaves no half of it, one that runs beside reads
 * none, and what is linked to a file that was there stays as it is.
 *
 * @param staging Where it is written meanwhile, on the same file system.
 */
export function writeWhole(path: string, content: string | Uint8Array, staging = dirname(path)): void {
  const staged = join(staging, `${basename(path)}.${process.pid}-${threadId}`);
  writeFileSync(staged, content);
  renameSync(staged, path);
}

/** Whether this is the name of a file that somebody is writing. */
export function isStaged(name: string): boolean {
  return /\.\d+-\d+$/.test(name);
}
