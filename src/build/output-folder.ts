import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * A folder that is filled beside the real one and put in its place at the end: a build that fails or is killed
 * leaves the previous output as it was.
 */
export class OutputFolder {
  readonly target: string;
  readonly fresh: string;
  private readonly made = new Set<string>();

  constructor(target: string) {
    this.target = target;
    this.fresh = `${target}.new-${process.pid}`;
    recover(target);
    mkdirSync(this.fresh, { recursive: true });
  }

  /** The full path of a file in the new folder, whose parent exists. */
  path(file: string): string {
    const path = join(this.fresh, file);
    const parent = dirname(path);
    if (!this.made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      this.made.add(parent);
    }
    return path;
  }

  /** Puts an existing file into the folder, without copying its bytes where the file system allows that. */
  place(source: string, file: string): void {
    const path = this.path(file);
    try {
      linkSync(source, path);
    } catch {
      copyFileSync(source, path);
    }
  }

  /** Replaces the previous output. */
  swap(): void {
    const old = `${this.target}.old-${process.pid}`;
    if (existsSync(this.target)) renameSync(this.target, old);
    renameSync(this.fresh, this.target);
    rmSync(old, { recursive: true, force: true });
  }

  discard(): void {
    rmSync(this.fresh, { recursive: true, force: true });
  }
}

/** Whether a build may replace a folder: one that holds something else than a website is not deleted by mistake. */
export function isReplaceable(target: string): boolean {
  return !existsSync(target) || readdirSync(target).length === 0 || existsSync(join(target, '404.html'));
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
