import { join, sep } from 'node:path';
import { fingerprint } from '../../kernel/hash.ts';
import { indexFolder } from '../../search/format/index-format.ts';
import type { Site, Version } from '../../site/model.ts';
import { indexName } from '../search/index-name.ts';
import type { OutputFolder } from './output-folder.ts';
import type { PublishedFolders } from './published-folders.ts';

interface Item {
  /** Of what it writes. */
  id: string;
  put: () => void;
}

/**
 * Folders of the output that stay as they are if the same would be written: those of versions, and for the rest those directly below
 * where a site begins. So what has not changed costs a look at its files, and no copy.
 */
export class KeptFolders {
  private readonly output: OutputFolder;
  private readonly published: PublishedFolders;
  private readonly items = new Map<string, Item[]>();
  /** The keys of their versions. */
  private readonly versions: Map<string, string>;
  /** Where the sites of the languages begin, each with a slash at its end; the longest first. */
  private readonly roots: string[];
  /** Those that have folders of versions or languages in them, so that they cannot be kept as a whole. */
  private readonly surrounding: Set<string>;

  /**
   * @param versions Folders of versions, with the key of the version that each has pages of.
   * @param roots Folders in which the sites of the languages begin.
   */
  constructor(output: OutputFolder, published: PublishedFolders, versions: Map<string, string>, roots: string[]) {
    this.output = output;
    this.published = published;
    this.versions = versions;
    this.roots = roots.toSorted((a, b) => b.length - a.length);
    this.surrounding = new Set([...versions.keys(), ...roots].flatMap(foldersAround));
  }

  /**
   * Writes a file, or waits until all is known of the folder it is in.
   *
   * @param id Changes with what is written.
   */
  add(file: string, id: () => string, put: () => void): void {
    const folder = this.folderOf(file);
    if (folder === undefined) return put();
    this.output.files.add(file);
    const items = this.items.get(folder) ?? [];
    this.items.set(folder, items);
    items.push({ id: `${file} ${id()}`, put });
  }

  /**
   * Where a file of a version is to be copied from: if the previous output has that version, nobody has looked whether the cache has.
   *
   * @param version Its key.
   */
  sourceOf(source: string, file: string, version: string | undefined): string {
    const folder = version === undefined ? undefined : this.folderOf(file);
    const isThere = folder !== undefined && this.published.hasVersion(folder, version!);
    return isThere ? join(this.output.target, file) : source;
  }

  /** Keeps what would be the same, and writes the rest. */
  settle(): void {
    for (const [folder, items] of this.items) {
      const key = this.keyOf(items);
      if (this.published.has(folder, key)) this.output.keep(folder);
      else for (const { put } of items) put();
    }
  }

  /** Notes how the folders are left. */
  note(): void {
    for (const [folder, items] of this.items) {
      const contents = { key: this.keyOf(items), version: this.versions.get(folder) };
      this.published.note(folder, contents, join(this.output.fresh, folder.replaceAll('/', sep)));
    }
  }

  save(): void {
    this.published.save([...this.items.keys()]);
  }

  private keyOf(items: Item[]): string {
    return fingerprint(...items.map(({ id }) => id).toSorted());
  }

  private folderOf(file: string): string | undefined {
    const version = foldersAround(file).find((folder) => this.versions.has(folder));
    if (version !== undefined) return version;
    const root = this.roots.find((one) => file.startsWith(one));
    const end = root === undefined ? -1 : file.indexOf('/', root.length);
    const folder = file.slice(0, end);
    return end === -1 || this.surrounding.has(folder) ? undefined : folder;
  }
}

/** The folders that a path is in, the outermost first. */
function foldersAround(path: string): string[] {
  return path.split('/').flatMap((_, depth, parts) => (depth > 0 ? parts.slice(0, depth).join('/') : []));
}

/** The folders of all versions, each with the key of its version. */
export function versionFolders(sites: { site: Site; versionKeys: Map<string, string> }[]): Map<string, string> {
  const pairs = sites.flatMap(({ site, versionKeys }) =>
    site.versions.flatMap((version): [string, string][] => {
      const { pages, index } = foldersOf(site, version);
      const key = versionKeys.get(version.name)!;
      return [...(pages === undefined ? [] : [pages]), index].map((folder) => [folder, key]);
    }),
  );
  return new Map(pairs);
}

/** The folders that only a version has files in: of its pages, if it has a path of its own, and of its search index. */
export function foldersOf(site: Site, { name, base }: Version): { pages?: string; index: string } {
  const index = trimmed(site.assetBase + indexFolder(indexName(site, name)));
  return { ...(base !== site.config.baseUrl && { pages: trimmed(base) }), index };
}

const trimmed = (path: string): string => path.replace(/^\/|\/$/g, '');
