import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Heading, Link } from '../markdown/plugins/context.ts';
import type { Problem } from '../site/problems.ts';
import { isStaged, writeWhole } from '../site/write-whole.ts';

/** What can be known of a compiled page without reading its code. */
export interface CompiledEntry {
  headings: Heading[];
  links: Link[];
  /** Image targets and what they resolved to, as JSON, to notice changed dimensions. */
  images: [target: string, resolved: string][];
  problems: Problem[];
  /** Key of the code in the store. */
  code: string;
}

/** What can be known of a rendered page without reading its files. */
export interface RenderedEntry {
  /** URLs in the page's main part, and all ids. */
  hrefs: string[];
  ids: string[];
  /** Compressed sizes in bytes. */
  html: number;
  payload: number;
}

/** In milliseconds: longer than a build takes, because the files may belong to one that is still running. */
const gracePeriod = 60 * 60 * 1000;

interface Index {
  compiled: Record<string, CompiledEntry>;
  rendered: Record<string, RenderedEntry>;
  made: Record<string, MadeFiles>;
}

/** The files stored under one key. */
interface MadeFiles {
  names: string[];
  /** When they were complete: a later change was not made by a build. */
  at: number;
}

export function codeFile(storeDir: string, key: string): string {
  return join(storeDir, `${key}.code.js`);
}

/**
 * What earlier builds of this site produced, keyed by what it was made from. Workers write the files; the index is
 * written once, at the end of a successful build.
 */
export class Store {
  readonly dir: string;
  private readonly old: Index;
  private readonly used: Index = { compiled: {}, rendered: {}, made: {} };
  private readonly usedFiles = new Set<string>();

  constructor(dir: string) {
    this.dir = dir;
    mkdirSync(dir, { recursive: true });
    this.old = readIndex(join(dir, 'index.json'));
  }

  compiled(key: string): CompiledEntry | undefined {
    const entry = this.old.compiled[key];
    return entry && existsSync(codeFile(this.dir, entry.code)) ? entry : undefined;
  }

  rendered(key: string): RenderedEntry | undefined {
    return this.made(key) && this.old.rendered[key];
  }

  /**
   * Names of the files an earlier build made, if all are unchanged. Published files are hard links to them, so editing
   * one in the output edits it here.
   */
  made(key: string): string[] | undefined {
    const files = this.old.made[key];
    const isUnchanged = (name: string): boolean => {
      const file = statSync(join(this.dir, name), { throwIfNoEntry: false });
      return file !== undefined && Math.floor(file.mtimeMs) <= files!.at;
    };
    return files?.names.every(isUnchanged) ? files.names : undefined;
  }

  /** Keeps a file that has no entry. */
  keepFile(key: string): void {
    this.usedFiles.add(key);
  }

  keepCompiled(key: string, entry: CompiledEntry): void {
    this.used.compiled[key] = entry;
    this.usedFiles.add(entry.code);
  }

  keepRendered(key: string, entry: RenderedEntry): void {
    this.used.rendered[key] = entry;
    this.keepMade(key);
  }

  /** Call this once all files of the key are written. */
  keepMade(key: string): void {
    this.used.made[key] = { names: [], at: Date.now() };
    this.usedFiles.add(key);
  }

  /** Writes the index and removes what this build did not use, unless it is new. */
  save(): void {
    // Configuration modules may go as well: they are rewritten when missing.
    const files = readdirSync(this.dir).filter((file) => /^[0-9a-f]{16}\.|^module-.*\.mjs$/.test(file));
    for (const file of files) if (!isStaged(file)) this.used.made[keyOf(file)]?.names.push(file);
    writeWhole(join(this.dir, 'index.json'), JSON.stringify(this.used));
    const cutoff = Date.now() - gracePeriod;
    for (const file of files) {
      if (this.usedFiles.has(keyOf(file))) continue;
      const path = join(this.dir, file);
      if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < cutoff) rmSync(path, { force: true });
    }
  }
}

function keyOf(file: string): string {
  return file.split('.', 1)[0]!;
}

function readIndex(path: string): Index {
  const none: Index = { compiled: {}, rendered: {}, made: {} };
  if (!existsSync(path)) return none;
  try {
    return { ...none, ...(JSON.parse(readFileSync(path, 'utf8')) as Index) };
  } catch {
    // An unreadable index costs a full build, nothing more.
    return none;
  }
}
