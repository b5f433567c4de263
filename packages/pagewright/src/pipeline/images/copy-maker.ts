import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Problem, throwOnErrors } from '../../kernel/problems.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { writeAtomic } from '../../kernel/files/write-atomic.ts';
import type { ResolvedConfig } from '../../site/config/schema.ts';
import type { BuildCache } from '../cache/cache.ts';
import type { OutputFile } from '../search/search-index.ts';
import { type Copy, copyFolder, copyName, encoding } from './image-copies.ts';
import { type Sharp, loadSharp } from './sharp.ts';

interface Tools {
  siteDir: string;
  cache: BuildCache;
  /** Absent if nothing is written: then no copy is made. */
  sharp?: Sharp | undefined;
}

/** What makes copies of pictures, if the site asks for some. A check only says whether it could. */
export async function copyMaker(
  siteDir: string,
  { images }: ResolvedConfig,
  cache: BuildCache,
  isWriting: boolean,
): Promise<CopyMaker | undefined> {
  if (images.formats.length === 0) return undefined;
  const dir = resolve(siteDir);
  const sharp = await loadSharp(dir);
  return new CopyMaker({ siteDir: dir, cache, sharp: isWriting ? sharp : undefined });
}

/** Makes copies of pictures while pages are rendered, and keeps them for later builds. */
export class CopyMaker {
  private readonly tools: Tools;
  private readonly names = new Set<string>();
  private readonly problems: Problem[] = [];
  /** Two at a time: the encoders use several threads each. */
  private readonly lanes = [Promise.resolve(), Promise.resolve()];
  private isStopped = false;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** Pages share pictures, and so do languages. */
  add(path: string, copies: Copy[]): void {
    for (const copy of copies) {
      const name = copyName(copy);
      if (this.names.has(name)) continue;
      this.names.add(name);
      const lane = this.names.size % this.lanes.length;
      this.lanes[lane] = this.lanes[lane]!.then(() => this.make(path, copy));
    }
  }

  /** Where the copies go, below the base path; they are there once `finish` is. */
  files(): OutputFile[] {
    return [...this.names].map((name) => ({ source: join(this.tools.cache.dir, name), file: copyFolder + name }));
  }

  async finish(): Promise<void> {
    await Promise.all(this.lanes);
    throwOnErrors(this.problems);
  }

  /** A build that has failed does not wait for the rest. */
  stop(): void {
    this.isStopped = true;
  }

  private async make(path: string, copy: Copy): Promise<void> {
    const { siteDir, cache, sharp } = this.tools;
    const name = copyName(copy);
    if (!cache.made(copy.key)) {
      if (!sharp || this.isStopped) return;
      try {
        writeAtomic(join(cache.dir, name), await encode(sharp, path, copy));
      } catch (error) {
        this.problems.push({
          severity: 'error',
          file: relativePath(siteDir, path),
          message: `cannot make a copy of this picture as ${copy.format}: ${(error as Error).message}`,
          hint: 'it may be damaged: save it again',
        });
        return;
      }
    }
    cache.keepMade(copy.key, [name]);
  }
}

/** Upright, as browsers show a photo from a camera that was held on its side. */
function encode(sharp: Sharp, path: string, { format, width }: Copy): Promise<Uint8Array> {
  // Browsers also show pictures with small flaws.
  const image = sharp(readFileSync(path), { failOn: 'error' }).rotate().resize({ width });
  return image.toFormat(format, encoding[format]).toBuffer();
}
