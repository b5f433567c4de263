import { posix } from 'node:path';
import { offlinePath } from '../../kernel/urls/offline-path.ts';
import { decodePath, encodePath } from '../../kernel/urls/paths.ts';
import type { BuiltVersion } from '../built-version.ts';
import { styleWithFiles } from './styles.ts';

/** What is no page is in this folder, so that a reader who looks for the first page finds it. */
export const filesFolder = '_files';

/** The files of an archive, by path. Pages name those they need while they are rewritten. */
export class SiteFiles {
  readonly contents = new Map<string, string | Uint8Array>();
  private readonly built: BuiltVersion;

  constructor(built: BuiltVersion) {
    this.built = built;
  }

  add(path: string, content: string | Uint8Array): void {
    if (this.contents.has(path)) throw new Error(`two files of the archive would be ${path}`);
    this.contents.set(path, content);
  }

  /** Where the archive has a page of the version. */
  pathOfPage(route: string): string {
    return offlinePath(decodePath(route).slice(this.built.version.base.length));
  }

  /** Adds a file of the website, once, and says where it is. */
  take(path: string): string {
    const { assetBase } = this.built.site;
    const inBase = path.startsWith(assetBase) ? path.slice(assetBase.length) : path.slice(1);
    const own = `${filesFolder}/${inBase}`;
    if (!this.contents.has(own)) {
      const content = this.built.read(path);
      this.contents.set(own, path.endsWith('.css') ? styleWithFiles(content.toString(), path, this.built) : content);
    }
    return own;
  }
}

/** The address of one file of the archive in another. */
export function linkBetween(from: string, to: string): string {
  return encodePath(posix.relative(posix.dirname(from), to));
}
