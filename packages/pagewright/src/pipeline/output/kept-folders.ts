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
 * Folders of the output that stay as they are if the same would be written: those of versions. So a version that has not changed costs
 * a look at its files, and no copy.
 */
export class KeptFolders {
  private readonly output: OutputFolder;
  private readonly published: PublishedFolders;
  private readonly items = new Map<string, Item[]>();
  /** The keys of their versions. */
  private readonly versions: Map<string, string>;

  /** @param versions Folders that may be kept, with the key of the version that each has pages of. */
  constructor(output: OutputFolder, published: PublishedFolders, versions: Map<string, string>) {
    this.output = output;
    this.published = published;
    this.versions = versions;
    for (const folder of versions.keys()) this.items.set(folder, []);
  }

  /**
   * Writes files, or waits until all is known of the folder they are in.
   *
   * @param files All in one folder.
   * @param id Changes with what is written.
   */
  add(files: string[], id: () => string, put: () => void): void {
    const folder = this.folderOf(files[0]!);
    if (folder === undefined) return put();
    for (const file of files) this.output.files.add(file);
    this.items.get(folder)!.push({ id: `${files.join(' ')} ${id()}`, put });
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
      if (items.length === 0) continue;
      const key = this.keyOf(items);
      if (this.published.has(folder, key)) this.output.keep(folder);
      else for (const { put } of items) put();
    }
  }

  /** Notes how the folders are left. */
  note(): void {
    for (const [folder, items] of this.items)
      if (items.length > 0) {
        const contents = { key: this.keyOf(items), version: this.versions.get(folder)! };
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
    if (this.items.size === 0) return undefined;
    for (let at = file.indexOf('/'); at > 0; at = file.indexOf('/', at + 1)) {
      const folder = file.slice(0, at);
      if (this.items.has(folder)) return folder;
    }
    return undefined;
  }
}

/** All folders that may be kept, each with the key of its version. */
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
