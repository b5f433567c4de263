import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Heading, Link } from '../markdown/plugins/context.ts';
import type { Problem } from '../site/problems.ts';
import { writeWhole } from '../site/write-whole.ts';

/** What can be known of a compiled page without reading its code. */
export interface CompiledEntry {
  headings: Heading[];
  links: Link[];
  /** Image targets and what they resolved to, as JSON, to notice changed dimensions. */
  images: [target: string, resolved: string][];
  /** The same of videos and the like, which have no dimensions. */
  files: [target: string, resolved: string][];
  problems: Problem[];
  /** Of the code in the store. */
  codeKey: string;
}

/** What can be known of a rendered page without reading its files. */
export interface RenderedEntry {
  /** URLs in the page's main part, and all ids. */
  hrefs: string[];
  ids: string[];
  /** Compressed. */
  htmlBytes: number;
  payloadBytes: number;
}

export interface RenderedFiles {
  entry: RenderedEntry;
  /** Of the page's files in the store. */
  names: string[];
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

/** Of a doc's plain Markdown. */
export const plainSuffix = '.md';

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

  /** Writes the index and removes what neither this build nor the one before used, unless it is new. */
  save(): void {
    const path = join(this.dir, 'index.json');
    // A build that is still running may be reusing what the last finished one left.
    const inUse = new Set([...this.usedFiles, ...filesOf(readIndex(path))]);
    writeWhole(path, JSON.stringify(this.used));
    const cutoff = Date.now() - gracePeriod;
    for (const name of readdirSync(this.dir)) {
      // Configuration modules may go as well: they are rewritten when missing.
      if (!/^[0-9a-f]{16}\.|^module-.*\.mjs$/.test(name) || inUse.has(keyOf(name))) continue;
      const file = join(this.dir, name);
      if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < cutoff) rmSync(file, { force: true });
    }
  }
}

/** Keys of the files that an index lists. */
function filesOf({ compiled, made }: Index): string[] {
  return [...Object.keys(made), ...Object.values(compiled).map(({ codeKey }) => codeKey)];
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
