import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

/** Between two file systems, on one without links, and past the number of links that a file may have. */
const notLinked = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK']);

/**
 * A folder that is filled beside the real one and put in its place at the end: a build that fails or is killed
 * leaves the previous output as it was.
 */
export class OutputFolder {
  readonly target: string;
  readonly fresh: string;
  private readonly made = new Set<string>();

  constructor(target: string) {
    this.target = behindLinks(target);
    this.fresh = `${this.target}.new-${process.pid}`;
    recover(this.target);
    mkdirSync(this.fresh, { recursive: true });
  }

  /** The full path of a file in the new folder, whose parent exists. */
  path(file: string): string {
    const path = join(this.fresh, file);
    if (!path.startsWith(this.fresh + sep)) throw new Error(`"${file}" would lie outside of the output folder.`);
    const parent = dirname(path);
    if (!this.made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      this.made.add(parent);
    }
    return path;
  }

  /** Puts an existing file into the folder as a link to it, where the file system has links. */
  place(source: string, file: string): void {
    try {
      linkSync(source, this.vacant(file));
    } catch (error) {
      if (!notLinked.has((error as NodeJS.ErrnoException).code!)) throw error;
      this.copy(source, file);
    }
  }

  copy(source: string, file: string): void {
    copyFileSync(source, this.vacant(file));
  }

  /** What is in the way may be a link: to write over it would change what it is a link to. */
  private vacant(file: string): string {
    const path = this.path(file);
    rmSync(path, { force: true });
    return path;
  }

  /** Replaces the previous output. */
  swap(): void {
    const old = `${this.target}.old-${process.pid}`;
    if (existsSync(this.target)) renameSync(this.target, old);
    try {
      renameSync(this.fresh, this.target);
    } catch (error) {
      if (existsSync(old)) renameSync(old, this.target);
      throw error;
    }
    rmSync(old, { recursive: true, force: true });
  }

  discard(): void {
    rmSync(this.fresh, { recursive: true, force: true });
  }
}

/** Where a path leads. A link stays one, also while what it leads to is not there. */
function behindLinks(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return behindLinks(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}

/** Whether a build may replace a folder: one that holds something else than a website of ours is not deleted by mistake. */
export function isReplaceable(target: string): boolean {
  const found = statSync(target, { throwIfNoEntry: false });
  if (!found) return true;
  if (!found.isDirectory()) return false;
  const names = readdirSync(target);
  if (names.length === 0) return true;
  // A checkout of the branch that a host publishes holds a website and all its history.
  return !names.includes('.git') && names.includes('404.html') && isOurs(join(target, '404.html'));
}

function isOurs(page: string): boolean {
  return /^<html [^>]*data-entry="/m.test(readFileSync(page, 'utf8'));
}

/** Tidies up after a killed build: puts back an output that was moved aside, removes one that was not finished. */
function recover(target: string): void {
  const parent = dirname(target);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const match = new RegExp(`^${basename(target).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\.(new|old)-(\\d+)$`).exec(
      name,
    );
    if (!match || isRunning(Number(match[2]))) continue;
    if (match[1] === 'old' && !existsSync(target)) renameSync(join(parent, name), target);
    else rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
