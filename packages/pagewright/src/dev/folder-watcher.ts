import { type FSWatcher, readdirSync, realpathSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { isWithin } from '../kernel/files/relative-path.ts';

/** Where nobody edits a site. */
const foreign = /(?:^|[\\/])(?:\.git|node_modules)(?:[\\/]|$)/;

/**
 * Reports every change in a folder at once, and several times if a file is written in several steps. On Linux each folder has a
 * watcher of its own: Node's recursive one watches every single file there, and loses those that editors replace.
 */
export class FolderWatcher {
  private readonly watchers = new Map<string, FSWatcher>();
  private readonly report: (path: string) => void;
  private readonly isIgnored: (path: string) => boolean;

  constructor(report: (path: string) => void, isIgnored: (path: string) => boolean = () => false) {
    this.report = report;
    this.isIgnored = isIgnored;
  }

  /** Watches a folder and all below it. */
  add(folder: string): void {
    if (process.platform === 'linux') this.addTree(folder, []);
    else this.watch(folder, true);
  }

  /** Watches the files of a folder. */
  addFiles(folder: string): void {
    this.watch(folder, false);
  }

  close(): void {
    for (const watcher of this.watchers.values()) watcher.close();
  }

  private addTree(folder: string, around: string[]): void {
    const real = realpathSync(folder);
    // A symlink to a folder that contains it would go on forever.
    if (around.includes(real) || this.isIgnored(folder)) return;
    this.watch(folder, false);
    for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isFile()))
      if (!foreign.test(name) && isFolder(join(folder, name))) this.addTree(join(folder, name), [...around, real]);
  }

  private watch(folder: string, recursive: boolean): void {
    if (this.watchers.has(folder)) return;
    const watcher = watch(folder, { recursive });
    this.watchers.set(folder, watcher);
    watcher.on('change', (type, name) => {
      const path = join(folder, String(name));
      if (foreign.test(String(name)) || this.isIgnored(path)) return;
      if (!recursive && type === 'rename') this.renew(path);
      this.report(path);
    });
    // The folder itself has gone, which the one around it reports.
    watcher.on('error', () => this.forget(folder));
  }

  /** Something has come, gone or been replaced: if it is a folder, those below it are others. */
  private renew(path: string): void {
    this.forget(path);
    try {
      if (isFolder(path)) this.addTree(path, []);
    } catch {
      // It is gone again, which has an event of its own.
    }
  }

  private forget(folder: string): void {
    for (const [path, watcher] of this.watchers) {
      if (!isWithin(folder, path)) continue;
      watcher.close();
      this.watchers.delete(path);
    }
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
