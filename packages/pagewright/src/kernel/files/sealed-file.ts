import { fingerprint } from '../hash.ts';
import { readIfThere } from './read-if-there.ts';
import { writeAtomic } from './write-atomic.ts';

/** Writes a text below a line with its hash, so that a reader can tell whether all of it is there as it was written. */
export function writeSealed(path: string, text: string, options?: { sync: boolean }): void {
  writeAtomic(path, `${fingerprint(text)}\n${text}`, options);
}

/** A text that `writeSealed` wrote; nothing if it is missing or damaged. */
export function readSealed(path: string): string | undefined {
  const sealed = readIfThere(path)?.toString();
  if (sealed === undefined) return undefined;
  const end = sealed.indexOf('\n');
  const text = sealed.slice(end + 1);
  return sealed.slice(0, end) === fingerprint(text) ? text : undefined;
}
