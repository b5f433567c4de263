import { fileEnding, pageAddress } from './page-address.ts';

/** `/docs/x/` and `/docs/x/index.html` are `/docs/x`; the base path keeps its slash. */
export function normalizePath(path: string, base: string): string {
  const plain = pageAddress(path);
  return `${plain}/` === base ? base : plain;
}

/** Whether both lead to the same page, in whichever form they are written: servers decode and collapse slashes. */
export function isSamePage(path: string, other: string): boolean {
  return plainAddress(path) === plainAddress(other);
}

function plainAddress(path: string): string {
  return pageAddress(decodePath(path).replace(/\/+/g, '/'));
}

/** What payloads end with: every host takes them for text, and so compresses them. */
export const payloadEnding = '.rsc.txt';

/** The URL of a page's content payload: beside its Markdown. */
export function payloadUrl(path: string, base: string): string {
  const plain = normalizePath(path, base);
  return `${plain.endsWith('/') ? `${plain}index` : plain}${payloadEnding}`;
}

/** The page whose content payload has this URL. */
export function pathOfPayload(url: string): string | undefined {
  return url.endsWith(payloadEnding) ? url.slice(0, -payloadEnding.length).replace(/\/index$/, '/') : undefined;
}

/** The version that a path belongs to. The one at the site's root has everything that no other has. */
export function versionAt<Version extends { base: string }>(path: string, versions: Version[]): Version | undefined {
  const longestFirst = versions.toSorted((a, b) => b.base.length - a.base.length);
  return longestFirst.find(({ base }) => `${path}/`.startsWith(base));
}

/** Pages have no ending of a file except that of their `index.html`. Everything else below the base path is a file. */
export function isPagePath(path: string, base: string): boolean {
  if (!`${path}/`.startsWith(base)) return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return last === 'index.html' || fileEnding(last) === undefined;
}

/** The path of a file as a URL has it: in a name, `#`, `?` and `%` mean themselves. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** A malformed escape is left as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
