import { join } from 'node:path';
import { fingerprint } from '../../kernel/hash.ts';
import { type Problem, SiteError, throwOnErrors } from '../../kernel/problems.ts';
import { writeAtomic } from '../../kernel/files/write-atomic.ts';
import type { BuildCache } from '../cache/cache.ts';
import type { OutputFile } from '../search/search-index.ts';
import { runHook } from './run-hook.ts';
import { shapes } from './shapes.ts';
import type { PendingFile } from './shown-parts.ts';

/** Makes files of plugins while pages are rendered, and keeps them for later builds. */
export class MadeFiles {
  private readonly cache: BuildCache;
  private readonly isWriting: boolean;
  private readonly sources = new Map<string, string>();
  private readonly problems: Problem[] = [];
  /** Two at a time: while one is written, the next is made. */
  private readonly lanes = [Promise.resolve(), Promise.resolve()];
  private isStopped = false;

  /** @param isWriting Without it, nothing is made. */
  constructor(cache: BuildCache, isWriting: boolean) {
    this.cache = cache;
    this.isWriting = isWriting;
  }

  /** @param base The URL path that the file's path is below. */
  add(base: string, file: PendingFile): void {
    const key = fingerprint('made', file.plugin, file.key);
    this.sources.set(base.slice(1) + file.path, key);
    const lane = this.sources.size % this.lanes.length;
    this.lanes[lane] = this.lanes[lane]!.then(() => this.make(file, key));
  }

  /** Where the files go, below the root; they are there once `finish` is. */
  files(): OutputFile[] {
    return Array.from(this.sources, ([file, key]) => ({ source: join(this.cache.dir, nameOf(key)), file }));
  }

  async finish(): Promise<void> {
    await Promise.all(this.lanes);
    throwOnErrors(this.problems);
  }

  /** A build that has failed does not wait for the rest. */
  stop(): void {
    this.isStopped = true;
  }

  private async make(file: PendingFile, key: string): Promise<void> {
    if (!this.cache.made(key)) {
      if (!this.isWriting || this.isStopped || this.problems.length > 0) return;
      try {
        writeAtomic(join(this.cache.dir, nameOf(key)), await contentOf(file));
      } catch (error) {
        if (!(error instanceof SiteError)) throw error;
        this.problems.push(...error.problems);
        return;
      }
    }
    this.cache.keepMade(key, [nameOf(key)]);
  }
}

const nameOf = (key: string): string => `${key}.made`;

export function contentOf({ plugin, path, make }: PendingFile): Promise<Uint8Array> {
  return runHook({ name: plugin }, `files (${path})`, make, shapes.bytes);
}
