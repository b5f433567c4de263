import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';

interface WriteOptions {
  /** Folder of the temporary file, on the same file system. */
  staging?: string;
  /** Whether the content is on the disk before its name is: for files that say what else is there. */
  sync?: boolean;
}

/** Writes a file atomically: a killed build leaves no partial file, and a concurrent one never reads one. */
export function writeAtomic(
  path: string,
  content: string | Uint8Array,
  { staging = dirname(path), sync = false }: WriteOptions = {},
): void {
  const staged = join(staging, `${basename(path)}.${process.pid}-${threadId}`);
  const file = openSync(staged, 'w');
  try {
    try {
      writeFileSync(file, content);
      if (sync) fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(staged, path);
  } catch (error) {
    // A full disk has no room for what is of no use.
    rmSync(staged, { force: true });
    throw error;
  }
}

/** Whether a file is one that `writeAtomic` was writing: a killed build leaves it behind. */
export function isStaged(name: string): boolean {
  return /\.\d+-\d+$/.test(name);
}
