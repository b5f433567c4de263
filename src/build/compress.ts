import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What a reader waits for is worth more time than the rest. */
export type Effort = 'quick' | 'page';

/** Up to this level the compressor's table fits into the processor's cache. Level 9 takes ten times as long for 1 %. */
const usual = 6;
/** A page of so many bytes is worth twenty times the time for 7 % less, and then sixty times for 10 %. There are few. */
const dearer = [
  { over: 15_000, quality: 10 },
  { over: 17_000, quality: 11 },
];

const compressible = /\.(html|rsc|js|css|json|svg|xml|txt|webmanifest|ico)$/;

export function isCompressible(file: string): boolean {
  return compressible.test(file);
}

/** Writes `path`, `path.br` and `path.gz`; returns the brotli size. */
export function writeCompressed(path: string, content: Uint8Array, effort: Effort): number {
  const brotli = compressPage(content, effort);
  replaceFile(path, content);
  replaceFile(`${path}.br`, brotli);
  replaceFile(`${path}.gz`, gzipSync(content, { level: 6 }));
  return brotli.byteLength;
}

function compressPage(content: Uint8Array, effort: Effort): Uint8Array {
  const at = (quality: number): Uint8Array => brotliCompressSync(content, brotliOptions(content, quality));
  let brotli = at(usual);
  if (effort === 'quick') return brotli;
  for (const { over, quality } of dearer) if (brotli.byteLength > over) brotli = at(quality);
  return brotli;
}

/**
 * Writes `path.br` and `path.gz` of a large file as small as can be, beside this thread. Another build may do the same at
 * the same time: each file is written to the staging folder and appears when it is complete.
 */
export async function compressBeside(path: string, staging: string, quality: number): Promise<void> {
  const content = readFileSync(path);
  const put = (suffix: string, compressed: Uint8Array): void => {
    const staged = join(staging, `${basename(path)}${suffix}.${process.pid}`);
    writeFileSync(staged, compressed);
    renameSync(staged, path + suffix);
  };
  put('.gz', gzipSync(content, { level: 9 }));
  put('.br', await promisify(brotliCompress)(content, brotliOptions(content, quality)));
}

function brotliOptions({ byteLength }: Uint8Array, quality: number): { params: Record<number, number> } {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}

/** A file of the cache may be linked into an output folder: it is replaced, never written over. */
function replaceFile(path: string, content: Uint8Array): void {
  try {
    writeFileSync(path, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    rmSync(path);
    writeFileSync(path, content);
  }
}
