/**
 * @inherits
 * @absent CopyResult FileInfo
 */

/**
 * Reads, writes, lists, moves and deletes files in the folders that belong to your app, with the same calls on iOS, Android and the web.
 * @package @trispan/filesystem 1.1.0
 * @androidPermission android.permission.READ_EXTERNAL_STORAGE
 * @androidPermission android.permission.WRITE_EXTERNAL_STORAGE
 * @androidPermissionAlias publicStorage = android.permission.READ_EXTERNAL_STORAGE, android.permission.WRITE_EXTERNAL_STORAGE
 */
export declare const Filesystem: FilesystemPlugin;

export interface FilesystemPlugin {
  /**
   * Writes a file, replacing any existing file. The promise resolves with the file's URL.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the folder does not exist and `recursive` is not set
   * @throws on iOS when `encoding` is missing and `data` is not Base64
   * @throws when the path leads to a folder
   * @example
   * ```ts
   * import { notes } from './notes';
   *
   * await Filesystem.writeFile({
   *   path: 'backups/today/notes.json',
   *   data: JSON.stringify(notes),
   *   directory: Directory.Documents,
   *   encoding: Encoding.UTF8,
   *   recursive: true,
   * });
   * ```
   */
  writeFile(options: WriteFileOptions): Promise<WriteFileResult>;

  /**
   * Adds data to the end of a file, and creates the file if there is none. This method has no `recursive` option: on iOS and Android, the folder must exist.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when the folder does not exist
   * @throws on iOS when `encoding` is missing and `data` is not Base64
   * @example
   * ```ts
   * const now = new Date().toISOString();
   *
   * await Filesystem.appendFile({
   *   path: 'track.csv',
   *   data: `${now},46.5475,7.9850\n`,
   *   directory: Directory.Data,
   *   encoding: Encoding.UTF8,
   * });
   * ```
   */
  appendFile(options: AppendFileOptions): Promise<void>;

  /**
   * Lists the names of the files and folders directly in a folder. It does not descend into subfolders, and the order is not defined; call `stat` to tell files from folders.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the folder does not exist
   * @example
   * ```ts
   * const { files } = await Filesystem.readdir({
   *   path: 'photos',
   *   directory: Directory.Data,
   * });
   * // Names only: call stat for more.
   * const jpeg = /\.jpe?g$/i;
   * const all = files.filter((f) => jpeg.test(f));
   * ```
   */
  readdir(options: ReaddirOptions): Promise<ReaddirResult>;

  /**
   * Moves or renames a file or folder. A file at the destination is replaced; a folder is not.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the source does not exist
   * @throws when the destination's folder does not exist
   * @throws when the destination is an existing folder
   * @example
   * ```ts
   * // The download is complete: keep it.
   * await Filesystem.rename({
   *   from: 'map.part',
   *   directory: Directory.Cache,
   *   to: 'maps/bernese-alps.zip',
   *   toDirectory: Directory.Data,
   * });
   * ```
   */
  rename(options: RenameOptions): Promise<void>;

  /**
   * Copies a file, or a folder with everything in it. A file at the destination is replaced; a folder is not.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the source does not exist
   * @throws when the destination's folder does not exist
   * @throws when the destination is an existing folder
   * @example
   * ```ts
   * import { openNote } from './notes';
   *
   * const to = `notes/${Date.now()}.json`;
   * await Filesystem.copy({
   *   from: 'templates/hike.json',
   *   to,
   *   directory: Directory.Data,
   * });
   * openNote(to);
   * ```
   */
  copy(options: CopyOptions): Promise<void>;
}

export interface ReaddirResult {
  /**
   * Names of the files and folders, without the path.
   * @since 1.0.0
   */
  files: string[];
}

export interface StatResult {
  /**
   * `directory` or `file` on Android and the web. iOS returns its own constants, such as `NSFileTypeDirectory` and `NSFileTypeRegular`.
   * @since 1.0.0
   */
  type: string;
}
