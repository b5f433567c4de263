import {
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { notFoundFile } from '../../contract/built-in-pages.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { renameFolder } from '../../kernel/files/rename-folder.ts';
import { writeAtomic } from '../../kernel/files/write-atomic.ts';
import { giveBack, keptList, recover, removeIfAllowed, unfinished } from './output-leftovers.ts';

/**
 * A folder that is filled next to the real one and swapped in at the end: a build that fails or is killed
 * leaves the previous output untouched.
 */
export class OutputFolder {
  readonly target: string;
  readonly fresh: string;
  /** What has been put into the new folder, with slashes. */
  readonly files = new Set<string>();
  private readonly made = new Set<string>();
  private readonly kept: string[] = [];

  constructor(target: string) {
    this.target = followLinks(target);
    this.fresh = `${this.target}.new-${process.pid}`;
    recover(this.target);
    mkdirSync(this.fresh, { recursive: true });
  }

  /** The full path of a file in the new folder; creates its parent. */
  path(file: string): string {
    const path = join(this.fresh, file);
    if (!path.startsWith(this.fresh + sep)) throw new Error(`"${file}" would be written outside the output folder.`);
    this.files.add(file);
    const parent = dirname(path);
    if (!this.made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      this.made.add(parent);
    }
    return path;
  }

  /**
   * Copies a file with its date, by which servers and uploads tell what has changed. Never a link: whoever edits the output
   * would edit the cache. File systems that can let both share the content until then.
   */
  place(source: string, file: string): void {
    const path = this.path(file);
    copyFileSync(source, path, constants.COPYFILE_FICLONE);
    const { atime, mtime } = statSync(source);
    utimesSync(path, atime, mtime);
  }

  /** Has a folder of the previous output moved into the new one, which must not have it. */
  keep(folder: string): void {
    this.kept.push(folder);
  }

  swap(): void {
    const old = `${this.target}.old-${process.pid}`;
    this.moveKept();
    if (existsSync(this.target)) renameFolder(this.target, old);
    try {
      renameFolder(this.fresh, this.target);
    } catch (error) {
      if (existsSync(old)) renameFolder(old, this.target);
      throw error;
    }
    if (this.kept.length > 0) rmSync(join(this.target, keptList));
    removeIfAllowed(old);
  }

  /** Last of all, and noted before: if the build is killed now, the next one gives them back. */
  private moveKept(): void {
    if (this.kept.length === 0) return;
    for (const folder of this.kept) mkdirSync(dirname(join(this.fresh, folder)), { recursive: true });
    writeAtomic(join(this.fresh, keptList), JSON.stringify(this.kept), { sync: true });
    for (const folder of this.kept) renameFolder(join(this.target, folder), join(this.fresh, folder));
  }

  discard(): void {
    giveBack(this.fresh, this.target);
    rmSync(this.fresh, { recursive: true, force: true });
  }
}

/** Resolves symlinks, also dangling ones, so that an output folder that is a symlink stays one. */
export function followLinks(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return followLinks(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}

/** Whether a build may replace a folder. Anything but a website built by this engine is kept from accidental deletion. */
export function isReplaceable(target: string): boolean {
  const found = statSync(target, { throwIfNoEntry: false });
  if (!found) return true;
  if (!found.isDirectory()) return false;
  const names = readdirSync(target);
  if (names.length === 0) return true;
  // A checkout of the branch that a host publishes contains a website, but also all its history.
  return !names.includes('.git') && names.includes(notFoundFile) && isOurs(join(target, notFoundFile));
}

function isOurs(page: string): boolean {
  return /^<html [^>]*data-entry="/m.test(readFileSync(page, 'utf8'));
}

/** Whether a path is in an output folder, or in one of those that builds create next to it. */
export function isOutput(target: string, path: string): boolean {
  const [name = ''] = relativePath(dirname(target), path).split('/', 1);
  return name === basename(target) || unfinished(target).test(name);
}
