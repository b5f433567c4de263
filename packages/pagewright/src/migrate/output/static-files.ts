import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../../kernel/files/list-files.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { fingerprint } from '../../kernel/hash.ts';

/** What goes into static/: all of the old site's static files, and those that were next to pages. */
export class StaticFiles {
  /** Path in static/ → file. */
  readonly files = new Map<string, string>();
  /** Path in static/ → content of files that the old site does not have. */
  readonly made = new Map<string, string>();
  private readonly added = new Map<string, string>();

  constructor(folders: string[]) {
    for (const folder of folders) {
      if (!existsSync(folder)) continue;
      for (const path of listFiles(folder)) {
        const name = relativePath(folder, path);
        if (existsSync(path) && !isOfSystem(name)) this.files.set(name, path);
      }
    }
  }

  find(path: string): string | undefined {
    return this.files.has(path) ? path : undefined;
  }

  make(path: string, content: string): void {
    this.made.set(path, content);
  }

  /** Adds a file from elsewhere, once if several are the same. */
  add(file: string, name: string): string {
    const inStatic = name.replace(/^static\//, '');
    if (this.files.get(inStatic) === file) return inStatic;
    const hash = fingerprint(readFileSync(file));
    const same = this.added.get(hash);
    if (same !== undefined) return same;
    const path = this.freeName(inStatic.replaceAll('../', ''));
    this.files.set(path, file);
    this.added.set(hash, path);
    return path;
  }

  /** `versioned_docs/version-2/img/a.png` → `img/a.png`, unless another file has that name. */
  private freeName(name: string): string {
    const parts = posix.join(
      'img',
      name.replace(/^(?:docs|versioned_docs\/[^/]+)\//, '').replace(/(?:^|.*\/)(?:img|images|assets)\//, ''),
    );
    const { dir, name: own, ext } = posix.parse(parts);
    let path = parts;
    for (let count = 2; this.files.has(path); count++) path = join(dir, `${own}-${count}${ext}`).replaceAll('\\', '/');
    return path;
  }
}

function isOfSystem(name: string): boolean {
  return /(?:^|\/)(?:\.DS_Store|Thumbs\.db|\.gitkeep|\.nojekyll)$/.test(name);
}
