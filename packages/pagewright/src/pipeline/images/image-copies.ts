import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { fingerprint } from '../../kernel/hash.ts';
import { textWidth } from '../../markdown/text-width.ts';
import type { ImagesConfig } from '../../site/config/images-schema.ts';

export type CopySettings = Pick<ImagesConfig, 'formats' | 'widths'>;
export type CopyFormat = CopySettings['formats'][number];

/** A copy of a bitmap, named by what it is made from. */
export interface Copy {
  key: string;
  format: CopyFormat;
  width: number;
}

/** Text in screenshots stays sharp. An effort of 4 takes ten times as long as 2 to make an AVIF 10 % smaller. */
export const encoding = { avif: { quality: 55, effort: 2 }, webp: { quality: 80 } };

/** In bytes: a copy of less is hardly smaller, if at all. */
const smallest = 4096;

/** Relative to the base path, and to the cache without the folder. */
export const copyFolder = 'assets/image-copies/';
export const copyName = ({ key, format }: Copy): string => `${key}.${format}`;

/** The copies that a picture gets; drawings, moving pictures and small files get none. */
export function copiesOf(path: string, width: number, { formats, widths }: CopySettings): Copy[] {
  const source = bitmapHash(path);
  if (!source) return [];
  return formats.flatMap((format) =>
    widthsFor(width, widths).map((copied) => ({
      key: fingerprint('image-copy', source, String(copied), format, JSON.stringify(encoding[format])),
      format,
      width: copied,
    })),
  );
}

/** The given widths as far as the picture has them; its own one as well if browsers would have to enlarge a copy without it. */
export function widthsFor(original: number, widths: number[]): number[] {
  const fitting = widths.filter((width) => width < original);
  const isEnough = fitting.length === widths.length && Math.max(...fitting) >= textWidth;
  return [...new Set(isEnough ? fitting : [...fitting, original])].toSorted((a, b) => a - b);
}

const hashes = new Map<string, { modified: number; hash: string | undefined }>();

function bitmapHash(path: string): string | undefined {
  const modified = statSync(path).mtimeMs;
  const known = hashes.get(path);
  if (known?.modified === modified) return known.hash;
  const bytes = readFileSync(path);
  const hash = bytes.length >= smallest && isStill(bytes) ? fingerprint(bytes) : undefined;
  hashes.set(path, { modified, hash });
  return hash;
}

/** Whether this is a PNG, JPEG or WebP that does not move; a copy would show its first moment only. */
function isStill(bytes: Buffer): boolean {
  const { type } = imageSize(bytes);
  if (type === 'jpg') return true;
  if (type === 'png') return !bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
  return type === 'webp' && !(bytes.toString('latin1', 12, 16) === 'VP8X' && (bytes[20]! & 2) !== 0);
}
