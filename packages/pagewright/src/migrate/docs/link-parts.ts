import { sep } from 'node:path';

/** A link's path, and what is behind it: `?a=b#c`. */
export function splitTarget(target: string): [path: string, suffix: string] {
  const at = target.search(/[?#]/);
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}

/** As a file is called; a path that is not encoded properly stays. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** As a link writes the name of a file. */
export function encodeName(path: string): string {
  return encodeURI(path.split(sep).join('/')).replace(/[()#?]/g, (sign) => `%${sign.codePointAt(0)!.toString(16)}`);
}
