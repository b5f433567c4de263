import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { notFoundFile } from '../../contract/built-in-pages.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { renameFolder } from '../../kernel/files/rename-folder.ts';
import { recover, removeIfAllowed, unfinished } from './output-leftovers.ts';

/** Across file systems, on one without hard links (EISDIR on Windows), and beyond a file's maximum number of links. */
const linkErrors = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EISDIR', 'EMLINK']);

/**
 * A folder that is filled next to the real one and swapped in at the end: a build that fails or is killed
 * leaves the previous output untouched.
 */
export class OutputFolder {
  readonly target: string;
  readonly fresh: string;
  private readonly made = new Set<string>();

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
    const parent = dirname(path);
    if (!this.made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      this.made.add(parent);
    }
    return path;
  }

  /** Hard-links an existing file into the folder, or copies it where that is impossible. */
  place(source: string, file: string): void {
    try {
      this.create(file, (path) => linkSync(source, path));
    } catch (error) {
      if (!linkErrors.has((error as NodeJS.ErrnoException).code!)) throw error;
      this.copy(source, file);
    }
  }

  copy(source: string, file: string): void {
    this.create(file, (path) => copyFileSync(source, path, constants.COPYFILE_EXCL));
  }

  /** Writing to an existing hard link would change the original, so what is there, which is rare, is removed first. */
  private create(file: string, make: (path: string) => void): void {
    const path = this.path(file);
    try {
      make(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      rmSync(path);
      make(path);
    }
  }

  swap(): void {
    const old = `${this.target}.old-${process.pid}`;
    if (existsSync(this.target)) renameFolder(this.target, old);
    try {
      renameFolder(this.fresh, this.target);
    } catch (error) {
      if (existsSync(old)) renameFolder(old, this.target);
      throw error;
    }
    removeIfAllowed(old);
  }

  discard(): void {
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
