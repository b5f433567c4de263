import { lstatSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from '../../kernel/hash.ts';
import { readSealed, writeSealed } from '../../kernel/files/sealed-file.ts';
import type { BuildCache } from '../cache/cache.ts';
import type { HostLayout } from './hosts/hosts.ts';
import { followLinks } from './output-folder.ts';

/** A folder of the output as a build left it. */
interface Published {
  /** Of everything that is in it. */
  key: string;
  /** Of the version whose pages it has, if it is that of a version. */
  version: string | undefined;
  /** Of its files: their names, sizes and dates. */
  state: string;
}

/** What the last build left in an output folder, so that the next one can keep folders that are as they were. */
export class PublishedFolders {
  readonly target: string;
  private readonly file: string;
  private readonly folders: Record<string, Published>;
  private readonly states = new Map<string, string | undefined>();

  constructor(cache: BuildCache, outDir: string, hostLayout: HostLayout) {
    this.target = followLinks(outDir);
    const key = fingerprint('published', this.target, hostLayout);
    cache.keepFile(key);
    this.file = join(cache.dir, `${key}.json`);
    this.folders = JSON.parse(readSealed(this.file) ?? '{}') as Record<string, Published>;
  }

  /** Whether a folder has the pages of a version, and all of it is as it was left. */
  hasVersion(folder: string, version: string): boolean {
    return this.folders[folder]?.version === version && this.isAsItWas(folder);
  }

  /** Whether a folder has exactly what belongs to a key. */
  has(folder: string, key: string): boolean {
    return this.folders[folder]?.key === key && this.isAsItWas(folder);
  }

  /** @param left Where the folder is now. */
  note(folder: string, contents: Omit<Published, 'state'>, left: string): void {
    const state = this.has(folder, contents.key) ? this.folders[folder]!.state : stateOf(left);
    if (state) this.folders[folder] = { ...contents, state };
  }

  /** @param folders All there are now. */
  save(folders: string[]): void {
    const left = folders.flatMap((folder) => (this.folders[folder] ? [[folder, this.folders[folder]]] : []));
    writeSealed(this.file, JSON.stringify(Object.fromEntries(left)));
  }

  private isAsItWas(folder: string): boolean {
    if (!this.states.has(folder)) this.states.set(folder, stateOf(join(this.target, folder)));
    return this.states.get(folder) === this.folders[folder]?.state;
  }
}

/**
 * Changes with every file below a folder. When something about a file was last changed (`ctime`) is a date that nobody can set, so an edit
 * that leaves size and date as they were is noticed as well.
 */
function stateOf(folder: string): string | undefined {
  const lines: string[] = [];
  const list = (dir: string): void => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) {
        lines.push(entry.name);
        list(path);
        lines.push('..');
        continue;
      }
      const { size, mtimeMs, ctimeMs } = lstatSync(path);
      lines.push(`${basename(path)} ${size} ${mtimeMs} ${ctimeMs}`);
    }
  };
  try {
    list(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return fingerprint(lines.join('\n'));
}
