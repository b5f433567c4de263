import { renameSync } from 'node:fs';

/** How Windows refuses to rename a folder while a virus scanner or an indexer looks at one of its files. */
const passing = new Set(['EPERM', 'EACCES', 'EBUSY']);
const attempts = 8;

const pause = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

/** Renames a folder. On Windows, tries again for two seconds: what was just written may still be looked at. */
export function renameFolder(
  from: string,
  to: string,
  { platform, rename, wait } = { platform: process.platform, rename: renameSync, wait: pause },
): void {
  for (let attempt = 1; ; attempt++) {
    try {
      return rename(from, to);
    } catch (error) {
      const isPassing = platform === 'win32' && passing.has((error as NodeJS.ErrnoException).code!);
      if (!isPassing || attempt === attempts) throw error;
      wait(2 ** attempt * 8);
    }
  }
}
