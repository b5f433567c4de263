import type { PermissionState } from '@trispan/core';

/**
 * Reads, writes, lists, moves and deletes files in the folders that belong to your app, with the same calls on iOS, Android and the web.
 * @package @trispan/filesystem 4.1.5
 * @iosPlist UIFileSharingEnabled
 * @iosPlist LSSupportsOpeningDocumentsInPlace
 * @androidPermission android.permission.READ_EXTERNAL_STORAGE
 * @androidPermission android.permission.WRITE_EXTERNAL_STORAGE
 * @androidPermissionAlias publicStorage = android.permission.READ_EXTERNAL_STORAGE, android.permission.WRITE_EXTERNAL_STORAGE
 */
export declare const Filesystem: FilesystemPlugin;

export interface FilesystemPlugin {
  /**
   * Returns the whole content of a file, as text or as Base64. For a large file, load its URL with `fetch` instead, so that it never becomes one long string.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when there is no file at that path
   * @throws on Android when the user has refused access to public storage and `directory` is public
   * @example
   * ```ts
   * const { data } = await Filesystem.readFile({
   *   path: 'tracks/2026-07-14.csv',
   *   directory: Directory.Data,
   *   encoding: Encoding.UTF8,
   * });
   * const points = data.trim().split('\n');
   * const text = `Track of ${points.length} points`;
   * ```
   */
  readFile(options: ReadFileOptions): Promise<ReadFileResult>;

  /**
   * Writes a file, replacing any existing file. The promise resolves with the file's URL.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the folder does not exist and `recursive` is not set
   * @throws when `encoding` is missing and `data` is not Base64
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
   * @throws when `encoding` is missing and `data` is not Base64
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
   * Deletes a file. A missing file is an error on Android and the web, but not on iOS. On iOS, a folder is deleted with all its content.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on Android and the web when there is no such file
   * @throws on Android and the web when the path leads to a folder that is not empty
   * @example
   * ```ts
   * await Filesystem.deleteFile({
   *   path: 'photos/blurred.jpg',
   *   directory: Directory.Data,
   * }).catch(() => {
   *   // Android and the web: it did not exist.
   * });
   * ```
   */
  deleteFile(options: DeleteFileOptions): Promise<void>;

  /**
   * Creates a folder and, with `recursive`, any missing folders above it.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the folder already exists; on iOS only without `recursive`
   * @throws when the folder above it does not exist and `recursive` is not set
   * @example
   * ```ts
   * const year = new Date().getFullYear();
   *
   * await Filesystem.mkdir({
   *   path: `photos/${year}/thumbnails`,
   *   directory: Directory.Data,
   *   recursive: true,
   * });
   * ```
   */
  mkdir(options: MkdirOptions): Promise<void>;

  /**
   * Deletes a folder and, with `recursive`, everything in it.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the folder does not exist
   * @throws when the folder is not empty and `recursive` is not set
   * @example
   * ```ts
   * // Thumbnails can be created again.
   * await Filesystem.rmdir({
   *   path: 'thumbnails',
   *   directory: Directory.Cache,
   *   recursive: true,
   * });
   * ```
   */
  rmdir(options: RmdirOptions): Promise<void>;

  /**
   * Lists the files and folders directly in a folder, each with its size and times. It does not descend into subfolders, and the order is not defined.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the folder does not exist
   * @example
   * ```ts
   * const { files } = await Filesystem.readdir({
   *   path: 'photos',
   *   directory: Directory.Data,
   * });
   * let bytes = 0;
   * for (const { size } of files) bytes += size;
   * const used = `${Math.round(bytes / 1e6)} MB`;
   * ```
   */
  readdir(options: ReaddirOptions): Promise<ReaddirResult>;

  /**
   * Turns a path and a directory into a full URL, for plugins that need one. On iOS and Android, it does not check whether anything exists there.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Share } from '@trispan/share';
   *
   * const { uri } = await Filesystem.getUri({
   *   path: 'tour.pdf',
   *   directory: Directory.Cache,
   * });
   * await Share.share({ text: 'Tour', url: uri });
   * ```
   */
  getUri(options: GetUriOptions): Promise<GetUriResult>;

  /**
   * Returns the type, size and times of a file or folder. Use this method to check whether something exists: the call rejects if nothing does.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when there is no file or folder at that path
   * @example
   * ```ts
   * const { mtime } = await Filesystem.stat({
   *   path: 'notes.json',
   *   directory: Directory.Data,
   * });
   * // iOS sends the time as a string of digits.
   * const saved = new Date(Number(mtime));
   * const text = saved.toLocaleString();
   * ```
   */
  stat(options: StatOptions): Promise<StatResult>;

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
   *   toDirectory: Directory.Library,
   * });
   * ```
   */
  rename(options: RenameOptions): Promise<void>;

  /**
   * Copies a file, or a folder with everything in it, and resolves with the URL of the copy. A file at the destination is replaced; a folder is not.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the source does not exist
   * @throws when the destination's folder does not exist
   * @throws when the destination is an existing folder
   * @example
   * ```ts
   * import { openNote } from './notes';
   *
   * const { uri } = await Filesystem.copy({
   *   from: 'templates/hike.json',
   *   to: `notes/${Date.now()}.json`,
   *   directory: Directory.Data,
   * });
   * openNote(uri);
   * ```
   */
  copy(options: CopyOptions): Promise<CopyResult>;

  /**
   * Checks whether the app may use public storage, without asking the user. Only Android restricts access, to `Directory.Documents` and `Directory.ExternalStorage`; iOS and browsers always report `granted`.
   * @since 1.0.0
   * @permissions publicStorage
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * const { publicStorage } =
   *   await Filesystem.checkPermissions();
   *
   * // Without it, stay in the app's own folder.
   * const isPublic = publicStorage === 'granted';
   * const { Documents, Data } = Directory;
   * const directory = isPublic ? Documents : Data;
   * ```
   */
  checkPermissions(): Promise<PermissionStatus>;

  /**
   * Asks the user for access to public storage. Only Android restricts it, for `Directory.Documents` and `Directory.ExternalStorage`; iOS and browsers always report `granted` without asking.
   * @since 1.0.0
   * @permissions publicStorage
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { exportNotes } from './export';
   *
   * const { publicStorage } =
   *   await Filesystem.requestPermissions();
   * if (publicStorage === 'granted') {
   *   await exportNotes(Directory.Documents);
   * }
   * ```
   */
  requestPermissions(): Promise<PermissionStatus>;
}

/**
 * The file to read.
 */
export interface ReadFileOptions {
  /**
   * Path inside `directory`, or a full `file://` URL if you leave `directory` out. On Android, a `content://` URL can be read as well.
   * @since 1.0.0
   */
  path: string;

  /**
   * The folder that `path` starts from. Leave it out only when `path` is a full URL.
   * @since 1.0.0
   */
  directory?: Directory;

  /**
   * The file's encoding. With `Encoding.UTF8`, you get the content as a string. If you leave `encoding` out, the file is read as binary data and you get Base64.
   * @since 1.0.0
   */
  encoding?: Encoding;
}

/**
 * The content of a file.
 */
export interface ReadFileResult {
  /**
   * Text if you set `encoding`, otherwise Base64 without a prefix. A browser returns what was written, whatever `encoding` is.
   * @since 1.0.0
   */
  data: string;
}

/**
 * The file to write, and its content.
 */
export interface WriteFileOptions {
  /**
   * Path inside `directory`, including the file name, or a full `file://` URL if you leave `directory` out.
   * @since 1.0.0
   */
  path: string;

  /**
   * The content: text if you set `encoding`, otherwise Base64. A data URL's prefix is removed automatically.
   * @since 1.0.0
   */
  data: string;

  /**
   * The folder that `path` starts from.
   * @since 1.0.0
   */
  directory?: Directory;

  /**
   * The encoding of `data`: `Encoding.UTF8` for text. If you leave `encoding` out, `data` must be Base64, which is decoded before it is stored.
   * @since 1.0.0
   */
  encoding?: Encoding;

  /**
   * Whether missing folders in `path` are created first.
   * @since 1.0.0
   * @default false
   */
  recursive?: boolean;
}

/**
 * Where the file is.
 */
export interface WriteFileResult {
  /**
   * URL of the file: `file://` in native apps, a path in the browser's own store on the web.
   * @since 1.0.0
   */
  uri: string;
}

/**
 * The file to extend, and what to add.
 */
export interface AppendFileOptions {
  /**
   * Path inside `directory`, including the file name, or a full `file://` URL if you leave `directory` out.
   * @since 1.0.0
   */
  path: string;

  /**
   * What to add: text if you set `encoding`, otherwise Base64. Use the form in which the file was written.
   * @since 1.0.0
   */
  data: string;

  /**
   * The folder that `path` starts from.
   * @since 1.0.0
   */
  directory?: Directory;

  /**
   * The encoding of `data`: `Encoding.UTF8` for text. If you leave `encoding` out, `data` must be Base64.
   * @since 1.0.0
   */
  encoding?: Encoding;
}

/**
 * The file to delete.
 */
export interface DeleteFileOptions {
  /**
   * Path inside `directory`, or a full `file://` URL if you leave `directory` out.
   * @since 1.0.0
   */
  path: string;

  /**
   * The folder that `path` starts from.
   * @since 1.0.0
   */
  directory?: Directory;
}

/**
 * The folder to create.
 */
export interface MkdirOptions {
  /**
   * Path of the new folder inside `directory`.
   * @since 1.0.0
   */
  path: string;

  /**
   * The folder that `path` starts from.
   * @since 1.0.0
   */
  directory?: Directory;

  /**
   * Whether missing parent folders are created as well. On iOS, `true` also makes the call accept an existing folder.
   * @since 1.0.0
   * @default false
   */
  recursive?: boolean;
}

/**
 * The folder to delete.
 */
export interface RmdirOptions {
  /**
   * Path of the folder inside `directory`.
   * @since 1.0.0
   */
  path: string;

  /**
   * The folder that `path` starts from.
   * @since 1.0.0
   */
  directory?: Directory;

  /**
   * Whether everything in the folder is deleted, too. Deletion cannot be undone.
   * @since 1.0.0
   * @default false
   */
  recursive?: boolean;
}

/**
 * The folder to list.
 */
export interface ReaddirOptions {
  /**
   * Path of the folder inside `directory`. An empty string stands for the directory itself.
   * @since 1.0.0
   */
  path: string;

  /**
   * The folder that `path` starts from.
   * @since 1.0.0
   */
  directory?: Directory;
}

/**
 * The content of a folder.
 */
export interface ReaddirResult {
  /**
   * One entry for each file and each folder.
   * @since 1.0.0
   */
  files: FileInfo[];
}

/**
 * The file or folder whose URL you want.
 */
export interface GetUriOptions {
  /**
   * Path inside `directory`.
   * @since 1.0.0
   */
  path: string;

  /**
   * The folder that `path` starts from. It is required here.
   * @since 1.0.0
   */
  directory: Directory;
}

/**
 * The full URL of a file or folder.
 */
export interface GetUriResult {
  /**
   * URL of the file or folder: `file://` in native apps. Pass it to `Trispan.convertFileSrc` from the core package to load the file in the web view.
   * @since 1.0.0
   */
  uri: string;
}

/**
 * The file or folder to inspect.
 */
export interface StatOptions {
  /**
   * Path inside `directory`, or a full `file://` URL if you leave `directory` out.
   * @since 1.0.0
   */
  path: string;

  /**
   * The folder that `path` starts from.
   * @since 1.0.0
   */
  directory?: Directory;
}

/**
 * The type, size, times and URL of a file or folder.
 */
export interface StatResult {
  /**
   * Whether the entry is a file or a folder.
   * @since 1.0.0
   */
  type: 'directory' | 'file';

  /**
   * Size of the file. In a browser, it is the length of the stored text, which is a third larger than the file if the text is Base64.
   * @since 1.0.0
   * @unit bytes
   */
  size: number;

  /**
   * When the file or folder was created, in milliseconds since 1970. On iOS, the value is a string of digits, whatever the type says, so convert it with `Number`. It is missing on Android 7 and earlier.
   * @since 1.0.0
   * @minOs android 8
   * @unit ms
   */
  ctime?: number;

  /**
   * When the file or folder was last changed, in milliseconds since 1970. On iOS, the value is a string of digits, whatever the type says, so convert it with `Number`.
   * @since 1.0.0
   * @unit ms
   */
  mtime: number;

  /**
   * Full URL of the file or folder.
   * @since 1.0.0
   */
  uri: string;
}

/**
 * A source and a destination.
 */
export interface CopyOptions {
  /**
   * Path of the file or folder inside `directory`, or a full `file://` URL if you leave `directory` out.
   * @since 1.0.0
   */
  from: string;

  /**
   * Path of the destination inside `toDirectory`, with the new name.
   * @since 1.0.0
   */
  to: string;

  /**
   * The folder that `from` starts from.
   * @since 1.0.0
   */
  directory?: Directory;

  /**
   * The folder that `to` starts from; by default, the same as `directory`.
   * @since 1.0.0
   */
  toDirectory?: Directory;
}

/**
 * Where the copy is.
 */
export interface CopyResult {
  /**
   * URL of the copy.
   * @since 4.0.0
   */
  uri: string;
}

/**
 * The app's current permissions.
 */
export interface PermissionStatus {
  /**
   * Access to the storage that all apps share. Only Android ever returns anything but `granted`.
   */
  publicStorage: PermissionState;
}

/**
 * One entry in a folder.
 */
export interface FileInfo {
  /**
   * Name of the file or folder, without the path.
   */
  name: string;

  /**
   * Whether the entry is a file or a folder.
   * @since 4.0.0
   */
  type: 'directory' | 'file';

  /**
   * Size of the file. In a browser, it is the length of the stored text.
   * @since 4.0.0
   * @unit bytes
   */
  size: number;

  /**
   * When the file or folder was created, in milliseconds since 1970. On iOS, the value is a string of digits, whatever the type says, so convert it with `Number`. It is missing on Android 7 and earlier.
   * @since 4.0.0
   * @minOs android 8
   * @unit ms
   */
  ctime?: number;

  /**
   * When the file or folder was last changed, in milliseconds since 1970. On iOS, the value is a string of digits, whatever the type says, so convert it with `Number`.
   * @since 4.0.0
   * @unit ms
   */
  mtime: number;

  /**
   * Full URL of the file or folder.
   * @since 4.0.0
   */
  uri: string;
}

/**
 * A source and a destination, as for `copy`.
 */
export type RenameOptions = CopyOptions;

/**
 * The folders you can work in. On the web, each is a name in your site's IndexedDB database.
 */
export enum Directory {
  /**
   * The user's documents. On iOS, it is your app's Documents folder. On Android, it is the public Documents folder, which other apps see as well. Android 10 needs `android:requestLegacyExternalStorage="true"` in the manifest; Android 11 and later let you use only files that your app created.
   * @since 1.0.0
   */
  Documents = 'DOCUMENTS',

  /**
   * The folder for your app's data, and the right choice when in doubt. It is the Documents folder on iOS and the app's files folder on Android, and is removed when the app is uninstalled.
   * @since 1.0.0
   */
  Data = 'DATA',

  /**
   * The folder for files that the user should not see. It is the Library folder on iOS and the app's files folder on Android, and is removed when the app is uninstalled.
   * @since 1.1.0
   */
  Library = 'LIBRARY',

  /**
   * The folder for files that you can create or download again. The system may delete them when storage runs low.
   * @since 1.0.0
   */
  Cache = 'CACHE',

  /**
   * Your app's own folder in Android's shared storage; on iOS, it is the Documents folder. It is removed when the app is uninstalled.
   * @since 1.0.0
   */
  External = 'EXTERNAL',

  /**
   * The root of Android's shared storage; on iOS, it is the Documents folder. Android 10 needs `android:requestLegacyExternalStorage="true"` in the manifest; Android 11 and later do not let you use this folder.
   * @since 1.0.0
   */
  ExternalStorage = 'EXTERNAL_STORAGE',
}

/**
 * How text is stored. iOS and browsers use UTF-8, whichever encoding you specify.
 */
export enum Encoding {
  /**
   * UTF-8: eight-bit units, for every Unicode character. Use this encoding.
   * @since 1.0.0
   */
  UTF8 = 'utf8',

  /**
   * Seven-bit ASCII. Other characters are lost.
   * @since 1.0.0
   * @platforms android
   */
  ASCII = 'ascii',

  /**
   * UTF-16: sixteen-bit units, for every Unicode character.
   * @since 1.0.0
   * @platforms android
   */
  UTF16 = 'utf16',
}

/**
 * An older name for ReadFileOptions.
 * @since 1.0.0
 * @deprecated Use `ReadFileOptions`.
 * @supplementary
 */
export type FileReadOptions = ReadFileOptions;

/**
 * An older name for ReadFileResult.
 * @since 1.0.0
 * @deprecated Use `ReadFileResult`.
 * @supplementary
 */
export type FileReadResult = ReadFileResult;

/**
 * An older name for WriteFileOptions.
 * @since 1.0.0
 * @deprecated Use `WriteFileOptions`.
 * @supplementary
 */
export type FileWriteOptions = WriteFileOptions;

/**
 * An older name for WriteFileResult.
 * @since 1.0.0
 * @deprecated Use `WriteFileResult`.
 * @supplementary
 */
export type FileWriteResult = WriteFileResult;

/**
 * An older name for AppendFileOptions.
 * @since 1.0.0
 * @deprecated Use `AppendFileOptions`.
 * @supplementary
 */
export type FileAppendOptions = AppendFileOptions;

/**
 * An older name for DeleteFileOptions.
 * @since 1.0.0
 * @deprecated Use `DeleteFileOptions`.
 * @supplementary
 */
export type FileDeleteOptions = DeleteFileOptions;
