import { existsSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { posix } from 'node:path';
import { join } from 'node:path';
import type { ImageFile } from '../markdown/plugins/context.ts';

/** What a page's links and images can point to: all that a worker needs to know of the site. */
export interface LinkTable {
  siteDir: string;
  baseUrl: string;
  /** Page file (relative to the site folder) → route. */
  routes: Record<string, string>;
}

const external = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** The address a link target leads to; nothing when it names a page file that does not exist. */
export function resolveLink(table: LinkTable, file: string, target: string): string | undefined {
  if (external.test(target) || target.startsWith('#') || target.startsWith('/') || target === '') return target;
  const [path, suffix] = splitSuffix(target);
  const resolved = posix.join(posix.dirname(file), decodeURI(path));
  for (const candidate of [resolved, `${resolved}.mdx`, `${resolved}/index.mdx`, `${resolved}.md`]) {
    const route = table.routes[candidate];
    if (route !== undefined) return route + suffix;
  }
  return undefined;
}

function splitSuffix(target: string): [path: string, suffix: string] {
  const at = target.search(/[?#]/);
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}

const sizes = new Map<string, ImageFile | undefined>();

/** An image of static/ with the size of its file; images live there so that every page can use them. */
export function resolveImage(table: LinkTable, file: string, target: string): ImageFile | undefined {
  if (external.test(target)) return undefined;
  const path = target.startsWith('/') ? `static${target}` : posix.join(posix.dirname(file), target);
  const known = sizes.get(path);
  if (known || !path.startsWith('static/')) return known;
  const full = join(table.siteDir, path);
  if (!existsSync(full)) return undefined;
  const { width, height } = imageSize(readFileSync(full));
  const image = { src: table.baseUrl + path.slice('static/'.length), width, height };
  sizes.set(path, image);
  return image;
}
