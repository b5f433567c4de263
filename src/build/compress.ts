import { rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Pages are compressed at every build, files of the bundle once per engine change: the latter may take their time. */
export type Effort = 'page' | 'asset';

/** A long page is where a reader waits, and there are few of them: they may take three times as long. */
const longPage = 64_000;

function brotliQuality(effort: Effort, size: number): number {
  if (effort === 'asset') return 11;
  return size > longPage ? 10 : 8;
}

const compressible = /\.(html|rsc|js|css|json|svg|xml|txt|webmanifest|ico)$/;

export function isCompressible(file: string): boolean {
  return compressible.test(file);
}

/** Writes `path`, `path.br` and `path.gz`; returns the brotli size. */
export function writeCompressed(path: string, content: Uint8Array, effort: Effort): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(effort, content.byteLength),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const brotli = brotliCompressSync(content, { params });
  replaceFile(path, content);
  replaceFile(`${path}.br`, brotli);
  replaceFile(`${path}.gz`, gzipSync(content, { level: effort === 'page' ? 6 : 9 }));
  return brotli.byteLength;
}

/** A file of the cache may be linked into an output folder: it is replaced, never written over. */
function replaceFile(path: string, content: Uint8Array): void {
  rmSync(path, { force: true });
  writeFileSync(path, content);
}
