import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { writeWhole } from '../site/write-whole.ts';

/** `page`: readers wait for it, so it may take more time. */
export type Effort = 'quick' | 'page';

/** Up to this level the compressor's table fits into the CPU cache. Level 9 takes ten times as long to save 1 %. */
const baseQuality = 6;
/** By compressed size in bytes. Large pages are few: level 10 takes 20 times as long to save 7 %, level 11 60 times for 10 %. */
const higherQualities = [
  { over: 15_000, quality: 10 },
  { over: 17_000, quality: 11 },
];

const compressible = /\.(html|rsc|js|css|json|svg|xml|txt|webmanifest|ico)$/;

export function isCompressible(file: string): boolean {
  return compressible.test(file);
}

/** A file and its compressed variants. */
export function withVariants(file: string): string[] {
  return [file, `${file}.br`, `${file}.gz`];
}

/** Whether this is the compressed variant of a file. */
export function isCompressed(file: string): boolean {
  return /\.(br|gz)$/.test(file);
}

/** Writes `path`, `path.br` and `path.gz`; returns the brotli size. */
export function writeCompressed(path: string, content: Uint8Array, effort: Effort): number {
  const brotli = compressPage(content, effort);
  writeWhole(path, content);
  writeWhole(`${path}.br`, brotli);
  writeWhole(`${path}.gz`, gzipSync(content, { level: 6 }));
  return brotli.byteLength;
}

function compressPage(content: Uint8Array, effort: Effort): Uint8Array {
  const at = (quality: number): Uint8Array => brotliCompressSync(content, brotliOptions(content, quality));
  let brotli = at(baseQuality);
  if (effort === 'quick') return brotli;
  for (const { over, quality } of higherQualities) if (brotli.byteLength > over) brotli = at(quality);
  return brotli;
}

/** Writes `path.br` and `path.gz` of a large file as small as possible, off this thread. */
export async function compressInBackground(path: string, staging: string, quality: number): Promise<void> {
  const content = readFileSync(path);
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, brotliOptions(content, quality)),
  ]);
  writeWhole(`${path}.gz`, zipped, staging);
  writeWhole(`${path}.br`, brotli, staging);
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
