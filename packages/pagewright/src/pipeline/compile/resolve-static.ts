import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { imageSize } from 'image-size';
import type { ImageFile } from '../../markdown/context.ts';
import { decodePath, encodePath } from '../../kernel/urls/paths.ts';
import { isExternal } from '../../kernel/urls/external.ts';
import type { Mistake } from '../../kernel/problems.ts';
import { type Copy, copiesOf, copyFolder, copyName } from '../images/image-copies.ts';
import { hasStatic } from '../../site/has-static.ts';
import { type LinkTable, splitSuffix } from './resolve.ts';

type StaticFolder = Pick<LinkTable, 'siteDir' | 'baseUrl' | 'images'>;

const inStatic = 'put the file in static/ and use its path from there, starting with /';

/** An image in static/ with its dimensions; images live there so that every page can use them. */
export function resolveImage(table: StaticFolder, file: string, target: string): ImageFile | Mistake {
  const { siteDir, baseUrl } = table;
  const name = staticName(siteDir, file, target);
  if (name === undefined) return { message: `cannot find the image ${target}`, hint: inStatic };
  const path = join(siteDir, 'static', name);
  const size = sizeOf(path);
  if (size) {
    const copies = imageCopies(table, file, target)?.copies.map((copy) => ({
      src: baseUrl + copyFolder + copyName(copy),
      format: copy.format,
      width: copy.width,
    }));
    const phone = phoneImage(table, name);
    const { width, height } = size;
    return { src: baseUrl + encodePath(name), width, height, ...(copies && { copies }), ...(phone && { phone }) };
  }
  if (readFileSync(path).includes('<svg'))
    return {
      message: `cannot read the size of the image ${target}`,
      hint: 'give the <svg> in this file a width and a height in pixels, or a viewBox',
    };
  return {
    message: `cannot read the image ${target}: the file is there, but it is damaged or not an image`,
    hint: 'save it again, as PNG, JPEG, GIF, WebP, AVIF or SVG',
  };
}

/** `a.phone.svg` beside `a.svg` is drawn for screens on which the text of `a.svg` would be too small. */
function phoneImage({ siteDir, baseUrl }: StaticFolder, name: string): ImageFile['phone'] {
  const phone = name.replace(/(?=\.[^./]+$)/, '.phone');
  const size = hasStatic({ dir: siteDir }, phone) && sizeOf(join(siteDir, 'static', phone));
  return size ? { src: baseUrl + encodePath(phone), width: size.width, height: size.height } : undefined;
}

/** The copies that are made of an image, with its full path; undefined if there are none. */
export function imageCopies(
  { siteDir, images }: StaticFolder,
  file: string,
  target: string,
): { path: string; copies: Copy[] } | undefined {
  const name = images && staticName(siteDir, file, target);
  if (name === undefined) return undefined;
  const path = join(siteDir, 'static', name);
  const size = sizeOf(path);
  const copies = size && images ? copiesOf(path, size.width, images) : [];
  return copies.length > 0 ? { path, copies } : undefined;
}

/** The URL of any file in static/; `#t=10` after a video's name stays. */
export function resolveFile({ siteDir, baseUrl }: StaticFolder, file: string, target: string): string | Mistake {
  const [path, suffix] = splitSuffix(target);
  const name = staticName(siteDir, file, path);
  if (name === undefined) return { message: `cannot find the file ${target}`, hint: inStatic };
  return baseUrl + encodePath(name) + suffix;
}

/** Relative to static/; undefined if there is no such file. */
function staticName(siteDir: string, file: string, target: string): string | undefined {
  const path = posix.join(target.startsWith('/') ? 'static' : posix.dirname(file), decodePath(target));
  const name = path.slice('static/'.length);
  const isThere = !isExternal(target) && path.startsWith('static/') && hasStatic({ dir: siteDir }, name);
  return isThere ? name : undefined;
}

const sizes = new Map<string, { modified: number; width: number; height: number }>();

function sizeOf(path: string): { width: number; height: number } | undefined {
  const modified = statSync(path).mtimeMs;
  const known = sizes.get(path);
  if (known?.modified === modified) return known;
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(path));
    // From 5 on, the camera was held on its side, and browsers turn its picture.
    const shown = orientation < 5 ? { width, height } : { width: height, height: width };
    sizes.set(path, { modified, ...shown });
    return shown;
  } catch {
    return undefined;
  }
}
