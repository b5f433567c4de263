import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Heading, Link } from '../markdown/plugins/context.ts';
import type { Problem } from '../site/problems.ts';
import { writeWhole } from '../site/write-whole.ts';

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
  rendered: Record<string, KeptEntry>;
}

interface KeptEntry extends RenderedEntry {
  /** When all of its files were there: what was changed later was not changed by a build. */
  madeAt: number;
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
  private readonly used: Index = { compiled: {}, rendered: {} };
  private readonly usedFiles = new Set<string>();
  /** Names of the files that were there at the start, by key. */
  private readonly filesOf = new Map<string, string[]>();

  constructor(dir: string) {
    this.dir = dir;
    mkdirSync(dir, { recursive: true });
    this.old = readIndex(join(dir, 'index.json'));
    for (const file of readdirSync(dir)) {
      const files = this.filesOf.get(keyOf(file));
      if (files) files.push(file);
      else this.filesOf.set(keyOf(file), [file]);
    }
  }

  compiled(key: string): CompiledEntry | undefined {
    const entry = this.old.compiled[key];
    return entry && existsSync(codeFile(this.dir, entry.code)) ? entry : undefined;
  }

  /** Published files are links to those of the store: whoever edits one there edits it here. */
  rendered(key: string): RenderedEntry | undefined {
    const entry = this.old.rendered[key];
    const files = this.filesOf.get(key);
    // One that another build was just writing, or tidying away, may be gone.
    const changedAt = (file: string): number =>
      Math.floor(statSync(join(this.dir, file), { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    return entry && files?.every((file) => changedAt(file) <= entry.madeAt) ? entry : undefined;
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
    this.used.rendered[key] = { madeAt: Date.now(), ...entry };
    this.usedFiles.add(key);
  }

  /** Writes the index and removes what is not part of this build, unless it is new. */
  save(): void {
    writeWhole(join(this.dir, 'index.json'), JSON.stringify(this.used));
    const cutoff = Date.now() - keptFor;
    for (const file of readdirSync(this.dir)) {
      // Modules of the configuration are written again when they are missing.
      if (!/^[0-9a-f]{16}\.|^module-.*\.mjs$/.test(file) || this.usedFiles.has(keyOf(file))) continue;
      const path = join(this.dir, file);
      if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < cutoff) rmSync(path, { force: true });
    }
  }
}

function keyOf(file: string): string {
  return file.split('.', 1)[0]!;
}

function readIndex(path: string): Index {
  const none: Index = { compiled: {}, rendered: {} };
  if (!existsSync(path)) return none;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Index;
  } catch {
    // An unreadable index costs a full build, nothing else.
    return none;
  }
}
