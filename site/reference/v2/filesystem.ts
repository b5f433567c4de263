/**
 * Reads, writes, lists, moves and deletes files in the folders that belong to your app, with the same calls on iOS, Android and the web.
 * @package @trispan/core 2.5.0
 * @androidPermission android.permission.READ_EXTERNAL_STORAGE
 * @androidPermission android.permission.WRITE_EXTERNAL_STORAGE
 */
declare const Filesystem: FilesystemPlugin;

export interface FilesystemPlugin {
  /**
   * Returns the whole content of a file, as text or as Base64. For a large file, load its URL with `fetch` instead, so that it never becomes one long string.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws when there is no file at that path
   * @throws on Android when the user has refused access to public storage and `directory` is public
   * @example
   * ```ts
   * import {
   *   FilesystemDirectory,
   *   FilesystemEncoding,
   *   Plugins,
   * } from '@trispan/core';
   * const { Filesystem } = Plugins;
   *
   * const { data } = await Filesystem.readFile({
   *   path: 'tracks/2020-07-14.csv',
   *   directory: FilesystemDirectory.Data,
   *   encoding: FilesystemEncoding.UTF8,
   * });
   * const points = data.trim().split('\n');
   * ```
   */
  readFile(options: FileReadOptions): Promise<FileReadResult>;

  /**
   * Writes a file, replacing any existing file. The promise resolves with the file's URL.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the folder does not exist and `recursive` is not set
   * @throws on iOS when `encoding` is missing and `data` is not Base64
   * @throws when the path leads to a folder
   * @example
   * ```ts
   * import {
   *   FilesystemDirectory,
   *   FilesystemEncoding,
   *   Plugins,
   * } from '@trispan/core';
   * import { notes } from './notes';
   * const { Filesystem } = Plugins;
   *
   * await Filesystem.writeFile({
   *   path: 'backups/today/notes.json',
   *   data: JSON.stringify(notes),
   *   directory: FilesystemDirectory.Documents,
   *   encoding: FilesystemEncoding.UTF8,
   *   recursive: true,
   * });
   * ```
   */
  writeFile(options: FileWriteOptions): Promise<FileWriteResult>;

  /**
   * Adds data to the end of a file, and creates the file if there is none. This method has no `recursive` option: on iOS and Android, the folder must exist.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when the folder does not exist
   * @throws on iOS when `encoding` is missing and `data` is not Base64
   * @example
   * ```ts
   * import {
   *   FilesystemDirectory,
   *   FilesystemEncoding,
   *   Plugins,
   * } from '@trispan/core';
   * const { Filesystem } = Plugins;
   *
   * const now = new Date().toISOString();
   * await Filesystem.appendFile({
   *   path: 'track.csv',
   *   data: `${now},46.5475,7.9850\n`,
   *   directory: FilesystemDirectory.Data,
   *   encoding: FilesystemEncoding.UTF8,
   * });
   * ```
   */
  appendFile(options: FileAppendOptions): Promise<FileAppendResult>;

  /**
   * Deletes a file. A missing file is an error on Android and the web, but not on iOS. On iOS, a folder is deleted with all its content.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws on Android and the web when there is no such file
   * @throws on Android and the web when the path leads to a folder that is not empty
   * @example
   * ```ts
   * import {
   *   FilesystemDirectory,
   *   Plugins,
   * } from '@trispan/core';
   * const { Filesystem } = Plugins;
   *
   * await Filesystem.deleteFile({
   *   path: 'photos/blurred.jpg',
   *   directory: FilesystemDirectory.Data,
   * }).catch(() => {
   *   // Android and the web: it did not exist.
   * });
   * ```
   */
  deleteFile(options: FileDeleteOptions): Promise<FileDeleteResult>;

  /**
   * Creates a folder and, with `recursive`, any missing folders above it.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the folder already exists; on iOS only without `recursive`
   * @throws when the folder above it does not exist and `recursive` is not set
   * @example
   * ```ts
   * import {
   *   FilesystemDirectory,
   *   Plugins,
   * } from '@trispan/core';
   * const { Filesystem } = Plugins;
   *
   * const year = new Date().getFullYear();
   * await Filesystem.mkdir({
   *   path: `photos/${year}/thumbnails`,
   *   directory: FilesystemDirectory.Data,
   *   recursive: true,
   * });
   * ```
   */
  mkdir(options: MkdirOptions): Promise<MkdirResult>;

  /**
   * Deletes a folder and, with `recursive`, everything in it.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the folder does not exist
   * @throws when the folder is not empty and `recursive` is not set
   * @example
   * ```ts
   * import {
   *   FilesystemDirectory,
   *   Plugins,
   * } from '@trispan/core';
   * const { Filesystem } = Plugins;
   *
   * // Thumbnails can be created again.
   * await Filesystem.rmdir({
   *   path: 'thumbnails',
   *   directory: FilesystemDirectory.Cache,
   *   recursive: true,
   * });
   * ```
   */
  rmdir(options: RmdirOptions): Promise<RmdirResult>;

  /**
   * Lists the names of the files and folders directly in a folder. It does not descend into subfolders, and the order is not defined; call `stat` to tell files from folders.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the folder does not exist
   * @example
   * ```ts
   * import {
   *   FilesystemDirectory,
   *   Plugins,
   * } from '@trispan/core';
   * const { Filesystem } = Plugins;
   *
   * const { files } = await Filesystem.readdir({
   *   path: 'photos',
   *   directory: FilesystemDirectory.Data,
   * });
   * const jpeg = /\.jpe?g$/i;
   * const all = files.filter((f) => jpeg.test(f));
   * ```
   */
  readdir(options: ReaddirOptions): Promise<ReaddirResult>;

  /**
   * Turns a path and a directory into a full URL, for plugins that need one. iOS and Android do not check whether anything exists there; browsers do.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws on the web when nothing exists at that path
   * @example
   * ```ts
   * import {
   *   FilesystemDirectory,
   *   Plugins,
   * } from '@trispan/core';
   * const { Filesystem, Share } = Plugins;
   *
   * const { uri } = await Filesystem.getUri({
   *   path: 'tour.pdf',
   *   directory: FilesystemDirectory.Cache,
   * });
   * await Share.share({ text: 'Tour', url: uri });
   * ```
   */
  getUri(options: GetUriOptions): Promise<GetUriResult>;

  /**
   * Returns the type, size and times of a file or folder. Use this method to check whether something exists: the call rejects if nothing does.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws when there is no file or folder at that path
   * @example
   * ```ts
   * import {
   *   FilesystemDirectory,
   *   Plugins,
   * } from '@trispan/core';
   * const { Filesystem } = Plugins;
   *
   * const { size } = await Filesystem.stat({
   *   path: 'notes.json',
   *   directory: FilesystemDirectory.Data,
   * });
   * const text = `${Math.ceil(size / 1000)} kB`;
   * ```
   */
  stat(options: StatOptions): Promise<StatResult>;

  /**
   * Moves or renames a file or folder. A file at the destination is replaced; a folder is not.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the source does not exist
   * @throws when the destination's folder does not exist
   * @throws when the destination is an existing folder
   * @example
   * ```ts
   * import {
   *   FilesystemDirectory,
   *   Plugins,
   * } from '@trispan/core';
   * const { Filesystem } = Plugins;
   *
   * // The download is complete: keep it.
   * await Filesystem.rename({
   *   from: 'map.part',
   *   directory: FilesystemDirectory.Cache,
   *   to: 'maps/bernese-alps.zip',
   *   toDirectory: FilesystemDirectory.Data,
   * });
   * ```
   */
  rename(options: RenameOptions): Promise<RenameResult>;

  /**
   * Copies a file, or a folder with everything in it. A file at the destination is replaced; a folder is not.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws when the source does not exist
   * @throws when the destination's folder does not exist
   * @throws when the destination is an existing folder
   * @example
   * ```ts
   * import {
   *   FilesystemDirectory,
   *   Plugins,
   * } from '@trispan/core';
   * import { openNote } from './notes';
   * const { Filesystem } = Plugins;
   *
   * const to = `notes/${Date.now()}.json`;
   * await Filesystem.copy({
   *   from: 'templates/hike.json',
   *   to,
   *   directory: FilesystemDirectory.Data,
   * });
   * openNote(to);
   * ```
   */
  copy(options: CopyOptions): Promise<CopyResult>;
}

/**
 * The file to read.
 */
export interface FileReadOptions {
  /**
   * Path inside `directory`, or a full `file://` URL if you leave `directory` out. On Android, a `content://` URL can be read as well.
   */
  path: string;

  /**
   * The folder that `path` starts from. Always set it: by default, iOS starts from the Documents folder and a browser from `FilesystemDirectory.Data`, while Android takes `path` as a full URL.
   */
  directory?: FilesystemDirectory;

  /**
   * The file's encoding. With `FilesystemEncoding.UTF8`, you get the content as a string. If you leave `encoding` out, the file is read as binary data and you get Base64.
   */
  encoding?: FilesystemEncoding;
}

/**
 * The content of a file.
 */
export interface FileReadResult {
  /**
   * Text if you set `encoding`, otherwise Base64 without a prefix. A browser returns what was written, whatever `encoding` is.
   */
  data: string;
}

/**
 * The file to write, and its content.
 */
export interface FileWriteOptions {
  /**
   * Path inside `directory`, including the file name, or a full `file://` URL if you leave `directory` out.
   */
  path: string;

  /**
   * The content: text if you set `encoding`, otherwise Base64. A data URL's prefix is removed automatically.
   */
  data: string;

  /**
   * The folder that `path` starts from. Always set it: by default, iOS starts from the Documents folder and a browser from `FilesystemDirectory.Data`, while Android takes `path` as a full URL.
   */
  directory?: FilesystemDirectory;

  /**
   * The encoding of `data`: `FilesystemEncoding.UTF8` for text. If you leave `encoding` out, `data` must be Base64, which is decoded before it is stored.
   */
  encoding?: FilesystemEncoding;

  /**
   * Whether missing folders in `path` are created first.
   * @default false
   */
  recursive?: boolean;
}

/**
 * Where the file is.
 */
export interface FileWriteResult {
  /**
   * URL of the file: `file://` in native apps, a path in the browser's own store on the web.
   */
  uri: string;
}

/**
 * The file to extend, and what to add.
 */
export interface FileAppendOptions {
  /**
   * Path inside `directory`, including the file name, or a full `file://` URL if you leave `directory` out.
   */
  path: string;

  /**
   * What to add: text if you set `encoding`, otherwise Base64. Use the form in which the file was written.
   */
  data: string;

  /**
   * The folder that `path` starts from. Leave it out only when `path` is a full `file://` URL.
   */
  directory?: FilesystemDirectory;

  /**
   * The encoding of `data`: `FilesystemEncoding.UTF8` for text. If you leave `encoding` out, `data` must be Base64.
   */
  encoding?: FilesystemEncoding;
}

/**
 * The empty result of `appendFile`.
 */
export interface FileAppendResult {}

/**
 * The file to delete.
 */
export interface FileDeleteOptions {
  /**
   * Path inside `directory`, or a full `file://` URL if you leave `directory` out.
   */
  path: string;

  /**
   * The folder that `path` starts from. Leave it out only when `path` is a full `file://` URL.
   */
  directory?: FilesystemDirectory;
}

/**
 * The empty result of `deleteFile`.
 */
export interface FileDeleteResult {}

/**
 * The folder to create.
 */
export interface MkdirOptions {
  /**
   * Path of the new folder inside `directory`.
   */
  path: string;

  /**
   * The folder that `path` starts from. Leave it out only when `path` is a full `file://` URL.
   */
  directory?: FilesystemDirectory;

  /**
   * Whether missing parent folders are created as well. On iOS, `true` also makes the call accept an existing folder.
   * @default false
   */
  recursive?: boolean;
}

/**
 * The empty result of `mkdir`.
 */
export interface MkdirResult {}

/**
 * The folder to delete.
 */
export interface RmdirOptions {
  /**
   * Path of the folder inside `directory`.
   */
  path: string;

  /**
   * The folder that `path` starts from. Leave it out only when `path` is a full `file://` URL.
   */
  directory?: FilesystemDirectory;

  /**
   * Whether everything in the folder is deleted, too. Deletion cannot be undone.
   * @default false
   */
  recursive?: boolean;
}

/**
 * The empty result of `rmdir`.
 */
export interface RmdirResult {}

/**
 * The folder to list.
 */
export interface ReaddirOptions {
  /**
   * Path of the folder inside `directory`. An empty string stands for the directory itself.
   */
  path: string;

  /**
   * The folder that `path` starts from. Leave it out only when `path` is a full `file://` URL.
   */
  directory?: FilesystemDirectory;
}

/**
 * The content of a folder.
 */
export interface ReaddirResult {
  /**
   * Names of the files and folders, without the path.
   */
  files: string[];
}

/**
 * The file or folder whose URL you want.
 */
export interface GetUriOptions {
  /**
   * Path inside `directory`.
   */
  path: string;

  /**
   * The folder that `path` starts from. It is required here.
   */
  directory: FilesystemDirectory;
}

/**
 * The full URL of a file or folder.
 */
export interface GetUriResult {
  /**
   * URL of the file or folder: `file://` in native apps. Pass it to `Trispan.convertFileSrc` from the core package to load the file in the web view.
   */
  uri: string;
}

/**
 * The file or folder to inspect.
 */
export interface StatOptions {
  /**
   * Path inside `directory`, or a full `file://` URL if you leave `directory` out.
   */
  path: string;

  /**
   * The folder that `path` starts from. Leave it out only when `path` is a full `file://` URL.
   */
  directory?: FilesystemDirectory;
}

/**
 * The type, size, times and URL of a file or folder.
 */
export interface StatResult {
  /**
   * `directory` or `file` on Android and the web. iOS returns its own constants, such as `NSFileTypeDirectory` and `NSFileTypeRegular`.
   */
  type: string;

  /**
   * Size of the file. In a browser, it is the length of the stored text, which is a third larger than the file if the text is Base64.
   * @unit bytes
   */
  size: number;

  /**
   * When the file or folder was created, in seconds since 1970 on iOS and in milliseconds in a browser. Android does not set it.
   */
  ctime: number;

  /**
   * When the file or folder was last changed, in seconds since 1970 on iOS and in milliseconds on Android and in a browser.
   */
  mtime: number;

  /**
   * Full URL of the file or folder.
   */
  uri: string;
}

/**
 * A source and a destination, as for `copy`.
 */
export interface RenameOptions extends CopyOptions {}

/**
 * The empty result of `rename`.
 */
export interface RenameResult {}

/**
 * A source and a destination.
 */
export interface CopyOptions {
  /**
   * Path of the file or folder inside `directory`, or a full `file://` URL if you leave `directory` out.
   */
  from: string;

  /**
   * Path of the destination inside `toDirectory`, with the new name.
   */
  to: string;

  /**
   * The folder that `from` starts from. Leave it out only when `from` is a full `file://` URL.
   */
  directory?: FilesystemDirectory;

  /**
   * The folder that `to` starts from; by default, the same as `directory`.
   */
  toDirectory?: FilesystemDirectory;
}

/**
 * The empty result of `copy`.
 */
export interface CopyResult {}

/**
 * The folders you can work in. On the web, each is a name in your site's IndexedDB database.
 */
export enum FilesystemDirectory {
  /**
   * The user's documents. On iOS, it is your app's Documents folder. On Android, it is the public Documents folder, which other apps see as well. Android 10 and later need `android:requestLegacyExternalStorage="true"` in the manifest. Once you target API level 30, Android 11 and later ignore that attribute and let you use only files that your app created.
   */
  Documents = 'DOCUMENTS',

  /**
   * The folder for your app's data, and the right choice when in doubt. It is the Documents folder on iOS and the app's files folder on Android, and is removed when the app is uninstalled.
   */
  Data = 'DATA',

  /**
   * The folder for files that you can create or download again. The system may delete them when storage runs low.
   */
  Cache = 'CACHE',

  /**
   * Your app's own folder in Android's shared storage; on iOS, it is the Documents folder. On Android 10 and earlier, other apps with the storage permission can read it. It is removed when the app is uninstalled.
   */
  External = 'EXTERNAL',

  /**
   * The root of Android's shared storage; on iOS, it is the Documents folder. Android 10 and later need `android:requestLegacyExternalStorage="true"` in the manifest. Once you target API level 30, Android 11 and later ignore that attribute and do not let you use this folder.
   */
  ExternalStorage = 'EXTERNAL_STORAGE',
}

/**
 * How text is stored. iOS and browsers use UTF-8, whichever encoding you specify; Android supports all three.
 */
export enum FilesystemEncoding {
  /**
   * UTF-8: eight-bit units, for every Unicode character. Use this encoding.
   */
  UTF8 = 'utf8',

  /**
   * Seven-bit ASCII. Other characters are lost.
   */
  ASCII = 'ascii',

  /**
   * UTF-16: sixteen-bit units, for every Unicode character.
   */
  UTF16 = 'utf16',
}
