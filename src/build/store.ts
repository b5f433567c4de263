import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Heading, Link } from '../markdown/plugins/context.ts';
import type { Problem } from '../site/problems.ts';
import { isStaged, writeWhole } from '../site/write-whole.ts';

/** What is known of a compiled page without reading its code. */
export interface CompiledEntry {
  headings: Heading[];
  links: Link[];
  /** Image targets and what they resolved to, as JSON, to notice when a picture changes its size. */
  images: [target: string, resolved: string][];
  problems: Problem[];
  /** Key of the code in the store. */
  code: string;
}

/** What is known of a rendered page without reading its files. */
export interface RenderedEntry {
  /** Addresses in the page's main part, and all ids. */
  hrefs: string[];
  ids: string[];
  /** Compressed sizes in bytes. */
  html: number;
  payload: number;
}

/** In milliseconds: longer than a build running beside this one takes, whose files these may be. */
const keptFor = 60 * 60 * 1000;

interface Index {
  compiled: Record<string, CompiledEntry>;
  rendered: Record<string, RenderedEntry>;
  made: Record<string, MadeFiles>;
}

/** The files that were made under one key. */
interface MadeFiles {
  names: string[];
  /** When all of them were there: what was changed later was not changed by a build. */
  at: number;
}

export function codeFile(storeDir: string, key: string): string {
  return join(storeDir, `${key}.code.js`);
}

/**
 * What earlier builds of this site left behind, addressed by what it was made from. Files are written by the
 * workers; the index is written once, at the end of a build that succeeded.
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
   * Names of the files that an earlier build made, if all of them are as it left them. Published files are links to those
   * of the store: whoever edits one there edits it here.
   */
  made(key: string): string[] | undefined {
    const files = this.old.made[key];
    const isAsMade = (name: string): boolean => {
      const file = statSync(join(this.dir, name), { throwIfNoEntry: false });
      return file !== undefined && Math.floor(file.mtimeMs) <= files!.at;
    };
    return files?.names.every(isAsMade) ? files.names : undefined;
  }

  /** A file that is kept without an entry. */
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

  /** To be called when all files of the key are there. */
  keepMade(key: string): void {
    this.used.made[key] = { names: [], at: Date.now() };
    this.usedFiles.add(key);
  }

  /** Writes the index and removes what is not part of this build, unless it is new. */
  save(): void {
    // Modules of the configuration are written again when they are missing.
    const files = readdirSync(this.dir).filter((file) => /^[0-9a-f]{16}\.|^module-.*\.mjs$/.test(file));
    for (const file of files) if (!isStaged(file)) this.used.made[keyOf(file)]?.names.push(file);
    writeWhole(join(this.dir, 'index.json'), JSON.stringify(this.used));
    const cutoff = Date.now() - keptFor;
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
    // An unreadable index costs a full build, nothing else.
    return none;
  }
}
