import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readIfThere } from '../../kernel/files/read-if-there.ts';
import { readSealed, writeSealed } from '../../kernel/files/sealed-file.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { FrozenVersion } from '../frozen/frozen-version.ts';
import {
  type CompiledEntry,
  type MadeFiles,
  type Manifest,
  type RenderedFiles,
  emptyManifest,
  filesOf,
  readManifest,
} from './manifest.ts';
import { removeUnused } from './remove-unused.ts';

/** How the names of a version's own files end: what every build reads, and what only builds do that find the version changed. */
const versionSuffix = '.version.json';
const pagesSuffix = '.pages.json';

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
  /** Keys whose files were found to be whole. */
  private readonly verified = new Set<string>();

  constructor(dir: string) {
    this.dir = dir;
    mkdirSync(dir, { recursive: true });
    this.old = readManifest(join(dir, 'manifest.json'));
  }

  /** Those of the files that the manifest lists that were missing or not as they were written. */
  readonly damaged = new Set<string>();

  compiled(key: string): CompiledEntry | undefined {
    const entry = this.old.compiled[key];
    // Code is named by the hash of its content.
    return entry && this.isWhole(basename(codeFile(this.dir, entry.codeKey)), entry.codeKey) ? entry : undefined;
  }

  rendered(key: string): RenderedFiles | undefined {
    const names = this.made(key);
    const entry = this.old.rendered[key];
    return names && entry && { entry, names };
  }

  /** Names of the files that an earlier build made, if all are as it left them: they may be published as they are. */
  made(key: string): string[] | undefined {
    const files = this.old.made[key] ?? {};
    const names = Object.keys(files);
    if (names.length === 0 || !this.areWhole(files)) return undefined;
    this.verified.add(key);
    return names;
  }

  /** Whether files are as they were written. */
  areWhole(files: MadeFiles): boolean {
    return Object.entries(files).every(([name, hash]) => this.isWhole(name, hash));
  }

  private isWhole(name: string, hash: string): boolean {
    const isSame = hash !== missing && hashOf(join(this.dir, name)) === hash;
    if (!isSame) this.damaged.add(name);
    return isSame;
  }

  /** Whether an earlier build has noted what it knows of versions. */
  get hasVersions(): boolean {
    return Object.keys(this.old.versions).length > 0;
  }

  /** What is known of a version with this key, if it was made before. */
  frozen(key: string): FrozenVersion | undefined {
    const text = this.readOwn(`${key}${versionSuffix}`);
    return text === undefined ? undefined : (JSON.parse(text) as FrozenVersion);
  }

  /** Whether all files of a version whose names end so are as they were written. */
  isFrozenWhole(key: string, ending = ''): boolean {
    const made = Object.values(this.pagesOf(key).made);
    const files = made.flatMap((one) => Object.entries(one)).filter(([name]) => name.endsWith(ending));
    return made.length > 0 && this.areWhole(Object.fromEntries(files));
  }

  keepFrozen(name: string, key: string, { keys }: FrozenVersion): void {
    this.used.versions[name] = key;
    for (const one of [key, ...keys]) this.usedFiles.add(one);
  }

  /** Lets pages of a version that has changed be looked up. */
  thaw(name: string): void {
    const key = this.old.versions[name];
    const { compiled, rendered, made } = key === undefined ? emptyManifest() : this.pagesOf(key);
    Object.assign(this.old.compiled, compiled);
    Object.assign(this.old.rendered, rendered);
    Object.assign(this.old.made, made);
  }

  /** Puts what is known of a version into files of its own, which are not read again until it changes. */
  freeze(name: string, key: string, frozen: FrozenVersion): void {
    const pages: Omit<Manifest, 'versions'> = { compiled: {}, rendered: {}, made: {} };
    for (const one of frozen.keys) {
      move(this.used.compiled, pages.compiled, one);
      move(this.used.rendered, pages.rendered, one);
      move(this.used.made, pages.made, one);
    }
    writeSealed(join(this.dir, `${key}${pagesSuffix}`), JSON.stringify(pages));
    writeSealed(join(this.dir, `${key}${versionSuffix}`), JSON.stringify(frozen));
    this.keepFrozen(name, key, frozen);
  }

  private pagesOf(key: string): Manifest {
    return { ...emptyManifest(), ...(JSON.parse(this.readOwn(`${key}${pagesSuffix}`) ?? '{}') as Partial<Manifest>) };
  }

  private readOwn(name: string): string | undefined {
    const path = join(this.dir, name);
    const text = readSealed(path);
    if (text === undefined && existsSync(path)) this.damaged.add(name);
    return text;
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
    const hashes = (): [string, string][] => names.map((name) => [name, hashOf(join(this.dir, name))]);
    this.used.made[key] = this.verified.has(key) ? this.old.made[key]! : Object.fromEntries(hashes());
    this.usedFiles.add(key);
  }

  /** The files that this build has kept under a key. */
  filesOf(key: string): MadeFiles {
    return this.used.made[key] ?? {};
  }

  /** Writes the manifest and removes what neither this build nor the one before used, unless it is new. */
  save(): void {
    const path = join(this.dir, 'manifest.json');
    // A build that is still running may be reusing what the last finished one left.
    const before = readManifest(path);
    const frozen = Object.values(before.versions).filter((key) => !this.usedFiles.has(key));
    const theirs = frozen.flatMap((key) => [key, ...(this.frozen(key)?.keys ?? [])]);
    const inUse = new Set([...this.usedFiles, ...filesOf(before), ...theirs]);
    writeSealed(path, JSON.stringify(this.used), { sync: true });
    removeUnused(this.dir, inUse);
  }
}

function move<Value>(from: Record<string, Value>, to: Record<string, Value>, key: string): void {
  if (!Object.hasOwn(from, key)) return;
  to[key] = from[key]!;
  delete from[key];
}

/** In the place of the hash of a file that is not there. */
const missing = '';

function hashOf(file: string): string {
  const content = readIfThere(file);
  return content === undefined ? missing : fingerprint(content);
}
