// A build writes compressed copies next to the files for which that pays: `x.json`, `x.json.br`, `x.json.gz`.

export const compressibleEndings = ['html', 'js', 'css', 'json', 'svg', 'xml', 'txt', 'webmanifest', 'ico'];
const compressible = new RegExp(`\\.(${compressibleEndings.join('|')})$`, 'i');

export function isCompressible(file: string): boolean {
  return compressible.test(file);
}

export const brotliSuffix = '.br';
export const gzipSuffix = '.gz';

/** The encodings of a file's compressed copies, as HTTP names them, the better one first. */
export const encodings = [
  { name: 'br', suffix: brotliSuffix },
  { name: 'gzip', suffix: gzipSuffix },
];

/** Of a file and its compressed copies. */
export const suffixes = ['', ...encodings.map(({ suffix }) => suffix)];

/** A file and its compressed copies. */
export function withCompressed(file: string): string[] {
  return suffixes.map((suffix) => file + suffix);
}

/** The file whose compressed copy this is, going by its name: `x.json.gz` → `x.json`. */
export function originalOf(file: string): string | undefined {
  const suffix = encodings.find((encoding) => file.endsWith(encoding.suffix))?.suffix;
  return suffix && file.slice(0, -suffix.length);
}
