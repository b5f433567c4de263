import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { brotliSuffix, gzipSuffix } from '../../kernel/files/compressed-files.ts';
import { writeAtomic } from '../../kernel/files/write-atomic.ts';

/** `page`: readers wait for it, so it may take more time. */
type Effort = 'quick' | 'page';

/** Up to this level the compressor's table fits into the CPU cache. Level 9 takes ten times as long to save 1 %. */
const baseQuality = 6;
/** By compressed size in bytes. Large pages are few: level 10 takes 15 times as long to save 9 %, level 11 60 times for 12 %. */
const higherQualities = [
  { over: 15_000, quality: 10 },
  { over: 17_000, quality: 11 },
];

/** Hardly any client takes gzip but not brotli: level 4 takes a quarter longer to save 3 %. */
const gzipLevel = 3;

/** Bytes of a file as most readers get it. */
export function transferSize(file: string): number {
  return statSync(file + brotliSuffix).size;
}

/** Writes a file and its compressed copies; returns the brotli size. */
export function writeCompressed(path: string, content: Uint8Array, effort: Effort): number {
  const brotli = compressPage(content, effort);
  writeAtomic(path, content);
  writeAtomic(path + brotliSuffix, brotli);
  writeAtomic(path + gzipSuffix, gzipSync(content, { level: gzipLevel }));
  return brotli.byteLength;
}

function compressPage(content: Uint8Array, effort: Effort): Uint8Array {
  const at = (quality: number): Uint8Array => brotliCompressSync(content, brotliOptions(content, quality));
  let brotli = at(baseQuality);
  if (effort === 'quick') return brotli;
  for (const { over, quality } of higherQualities) if (brotli.byteLength > over) brotli = at(quality);
  return brotli;
}

/** Writes the compressed copies of a large file as small as possible, off this thread. */
export async function compressInBackground(path: string, staging: string, quality: number): Promise<void> {
  const content = readFileSync(path);
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, brotliOptions(content, quality)),
  ]);
  writeAtomic(path + gzipSuffix, zipped, { staging });
  writeAtomic(path + brotliSuffix, brotli, { staging });
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
