import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isStaged, writeAtomic } from '../../kernel/files/write-atomic.ts';
import {
  type CompiledEntry,
  type Manifest,
  type RenderedFiles,
  emptyManifest,
  filesOf,
  readManifest,
} from './manifest.ts';

/** In milliseconds: longer than a build takes, because the files may belong to one that is still running. */
const gracePeriod = 60 * 60 * 1000;

/** How the name of a file with a doc's Markdown export ends. */
export const markdownSuffix = '.md';

export function codeFile(cacheDir: string, key: string): string {
  return join(cacheDir, `${key}.code.js`);
}

/**
 * What earlier builds of this site produced, keyed by what it was made from. Workers write the files; the manifest is
 * written once, at the end of a successful build.
 */
export class BuildCache {
  readonly dir: string;
  private readonly old: Manifest;
  private readonly used = emptyManifest();
  private readonly usedFiles = new Set<string>();

  constructor(dir: string) {
    this.dir = dir;
    mkdirSync(dir, { recursive: true });
    this.old = readManifest(join(dir, 'manifest.json'));
  }

  compiled(key: string): CompiledEntry | undefined {
    const entry = this.old.compiled[key];
    return entry && existsSync(codeFile(this.dir, entry.codeKey)) ? entry : undefined;
  }

  rendered(key: string): RenderedFiles | undefined {
    const names = this.made(key);
    const entry = this.old.rendered[key];
    return names && entry && { entry, names };
  }

  /**
   * Names of the files an earlier build made, if all are unchanged. Published files are hard links to them, so editing
   * one in the output edits it here.
   */
  made(key: string): string[] | undefined {
    const { names, at } = this.old.made[key] ?? { names: [], at: 0 };
    const isUnchanged = (name: string): boolean => {
      const file = statSync(join(this.dir, name), { throwIfNoEntry: false });
      return file !== undefined && Math.floor(file.mtimeMs) <= at;
    };
    return names.length > 0 && names.every(isUnchanged) ? names : undefined;
  }

  /** Keeps a file that has no entry. */
  keepFile(key: string): void {
    this.usedFiles.add(key);
  }

  keepCompiled(key: string, entry: CompiledEntry): void {
    this.used.compiled[key] = entry;
    this.usedFiles.add(entry.codeKey);
  }

  keepRendered(key: string, { entry, names }: RenderedFiles): void {
    this.used.rendered[key] = entry;
    this.keepMade(key, names);
  }

  /** Call this once all files of the key are written. */
  keepMade(key: string, names: string[]): void {
    this.used.made[key] = { names, at: Date.now() };
    this.usedFiles.add(key);
  }

  /** Writes the manifest and removes what neither this build nor the one before used, unless it is new. */
  save(): void {
    const path = join(this.dir, 'manifest.json');
    // A build that is still running may be reusing what the last finished one left.
    const inUse = new Set([...this.usedFiles, ...filesOf(readManifest(path))]);
    writeAtomic(path, JSON.stringify(this.used));
    const cutoff = Date.now() - gracePeriod;
    for (const name of readdirSync(this.dir)) {
      // Configuration modules may go as well: they are rewritten when missing.
      const isUnused = /^[0-9a-f]{16}\.|^module-.*\.mjs$/.test(name) && !inUse.has(keyOf(name));
      if (!isUnused && !isStaged(name)) continue;
      const file = join(this.dir, name);
      if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < cutoff) rmSync(file, { force: true });
    }
  }
}

function keyOf(file: string): string {
  return file.split('.', 1)[0]!;
}
