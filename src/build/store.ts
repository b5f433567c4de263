import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Heading, Link } from '../markdown/plugins/context.ts';
import type { Problem } from '../site/problems.ts';

/** What is known of a compiled page without reading its code. */
export interface CompiledEntry {
  headings: Heading[];
  links: Link[];
  /** Image targets and what they resolved to, as JSON, to notice when a picture changes its size. */
  images: [target: string, resolved: string][];
  problems: Problem[];
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

  constructor(dir: string) {
    this.dir = dir;
    mkdirSync(dir, { recursive: true });
    this.old = readIndex(join(dir, 'index.json'));
  }

  compiled(key: string): CompiledEntry | undefined {
    return existsSync(join(this.dir, `${key}.code.js`)) ? this.old.compiled[key] : undefined;
  }

  rendered(key: string): RenderedEntry | undefined {
    const entry = this.old.rendered[key];
    const isThere = ['html', 'shell', 'index.json'].some((name) => existsSync(join(this.dir, `${key}.${name}`)));
    return isThere ? entry : undefined;
  }

  /** A file that is kept without an entry. */
  keepFile(key: string): void {
    this.usedFiles.add(key);
  }

  keepCompiled(key: string, entry: CompiledEntry): void {
    this.used.compiled[key] = entry;
    this.usedFiles.add(key);
  }

  keepRendered(key: string, entry: RenderedEntry): void {
    this.used.rendered[key] = entry;
    this.usedFiles.add(key);
  }

  /** Writes the index and removes what is not part of this build, unless it is new. */
  save(): void {
    const path = join(this.dir, 'index.json');
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(this.used));
    renameSync(`${path}.${process.pid}`, path);
    const cutoff = Date.now() - keptFor;
    for (const file of readdirSync(this.dir)) {
      const key = file.split('.', 1)[0]!;
      if (!/^[0-9a-f]{16}\./.test(file) || this.usedFiles.has(key)) continue;
      const path = join(this.dir, file);
      if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < cutoff) rmSync(path, { force: true });
    }
  }
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
