import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin } from '../kernel/files/relative-path.ts';
import { pageAddress } from '../kernel/urls/page-address.ts';
import { hostFiles } from '../site/routes/host-files.ts';

/** The decoded path of a URL; one that cannot be decoded matches no file. */
export function pathOf(url: string): string {
  try {
    // After two slashes, `URL` would expect a host.
    return decodeURIComponent(new URL(url.replace(/^\/+/, '/'), 'http://localhost').pathname);
  } catch {
    return url;
  }
}

/** The file for a path: `/docs/x`, `/docs/x/` and `/docs/x/index.html` are the same page, which is `x.html` or `x/index.html`. */
export function findFile(dir: string, path: string): string | undefined {
  if (isHidden(path)) return undefined;
  const address = pageAddress(path);
  const places = [path, `${address}.html`, `${address}/index.html`].map((place) => join(dir, place));
  const file = places.find((place) => isWithin(dir, place) && isFile(place));
  return file !== undefined && isInside(dir, file) ? file : undefined;
}

/** The Markdown of a page, which is beside it: `x.md`, or `x/index.md` if the page is its folder's first. */
export function findMarkdown(dir: string, path: string): string | undefined {
  const address = pageAddress(path);
  return [`${address}.md`, `${address}/index.md`].find((place) => findFile(dir, place) === join(dir, place));
}

/** As hosts do it: what begins with a dot stays private, but for the folder whose contents are meant to be found. */
function isHidden(path: string): boolean {
  const names = path.split('/').filter((name) => name !== '');
  return (
    names.some((name) => name.startsWith('.') && name !== '.well-known') ||
    (names.length === 1 && hostFiles.includes(names[0]!))
  );
}

/** `stat` throws for names that no file system allows: with a zero byte, or too long. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** A symbolic link may lead to another place in the folder, not out of it. */
function isInside(dir: string, file: string): boolean {
  return isWithin(realpathSync.native(dir), realpathSync.native(file));
}
