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
   * @support ios=yes android=yes web=yes
   * @throws when there is no file at that place.
   * @throws when the user has refused access to public storage and `directory` is public (Android).
   */
  readFile(options: FileReadOptions): Promise<FileReadResult>;

  /**
   * Writes a file and replaces one that is there. It resolves with the URL of the file.
   * @support ios=yes android=yes web=yes
   * @throws when the folder does not exist and `recursive` is not set.
   * @throws when `encoding` is missing and `data` is not Base64 (iOS).
   * @throws when the place is a folder.
   */
  writeFile(options: FileWriteOptions): Promise<FileWriteResult>;

  /**
   * Adds to the end of a file, and creates the file if there is none. There is no `recursive` here: on iOS and Android the folder must exist.
   * @support ios=yes android=yes web=yes
   * @throws when the folder does not exist (iOS, Android).
   * @throws when `encoding` is missing and `data` is not Base64 (iOS).
   */
  appendFile(options: FileAppendOptions): Promise<FileAppendResult>;

  /**
   * Deletes a file. A missing file is an error on Android and the web, but not on iOS.
   * @support ios=yes android=yes web=yes
   * @throws when there is no such file (Android, web).
   * @throws when the place is a folder that is not empty (Android, web).
   */
  deleteFile(options: FileDeleteOptions): Promise<FileDeleteResult>;

  /**
   * Creates a folder.
   * @support ios=yes android=yes web=yes
   * @throws when the folder exists already; on iOS only without `recursive`.
   * @throws when the folder above it does not exist and `recursive` is not set.
   */
  mkdir(options: MkdirOptions): Promise<MkdirResult>;

  /**
   * Deletes a folder, and with `recursive` everything in it.
   * @support ios=yes android=yes web=yes
   * @throws when the folder does not exist.
   * @throws when it is not empty and `recursive` is not set.
   */
  rmdir(options: RmdirOptions): Promise<RmdirResult>;

  /**
   * Lists the names of what is directly in a folder. It does not descend into subfolders, and the order is not defined; call `stat` to tell files from folders.
   * @support ios=yes android=yes web=yes
   * @throws when the folder does not exist.
   */
  readdir(options: ReaddirOptions): Promise<ReaddirResult>;

  /**
   * Turns a path and a directory into a full URL, for capabilities that want one. iOS and Android do not check whether anything exists there; a browser does.
   * @support ios=yes android=yes web=yes
   * @throws when nothing exists at that place (web).
   */
  getUri(options: GetUriOptions): Promise<GetUriResult>;

  /**
   * Returns type, size and times of a file or folder. Use it to find out whether something exists: it rejects when nothing is there.
   * @support ios=yes android=yes web=yes
   * @throws when there is no file or folder at that place.
   */
  stat(options: StatOptions): Promise<StatResult>;

  /**
   * Moves a file or folder, or gives it another name. A file at the destination is replaced; a folder is not.
   * @support ios=yes android=yes web=yes
   * @throws when the source does not exist.
   * @throws when the folder of the destination does not exist.
   * @throws when the destination is an existing folder.
   */
  rename(options: RenameOptions): Promise<RenameResult>;

  /**
   * Copies a file, or a folder with everything in it. A file at the destination is replaced; a folder is not.
   * @support ios=yes android=yes web=yes
   * @throws when the source does not exist.
   * @throws when the folder of the destination does not exist.
   * @throws when the destination is an existing folder.
   */
  copy(options: CopyOptions): Promise<CopyResult>;
}

/**
 * The file to read.
 */
export interface FileReadOptions {
  /**
   * Path inside `directory`, or a full `file://` URL if you leave `directory` out. On Android a `content://` URL can be read as well.
   */
  path: string;

  /**
   * The folder that `path` starts from. Always set it: without it, iOS starts from the Documents folder and a browser from `FilesystemDirectory.Data`, while Android takes `path` as a full URL.
   */
  directory?: FilesystemDirectory;

  /**
   * Set `FilesystemEncoding.UTF8` to get the content as a string. If you leave it out, the file is read as binary data and you get Base64.
   */
  encoding?: FilesystemEncoding;
}

/**
 * The content of a file.
 */
export interface FileReadResult {
  /**
   * Text if you set `encoding`, Base64 without a prefix if not. A browser returns what was written, whatever you ask for.
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
   * The content: text together with `encoding`, Base64 without it. The prefix of a data URL is cut off for you.
   */
  data: string;

  /**
   * The folder that `path` starts from. Always set it: without it, iOS starts from the Documents folder and a browser from `FilesystemDirectory.Data`, while Android takes `path` as a full URL.
   */
  directory?: FilesystemDirectory;

  /**
   * Set `FilesystemEncoding.UTF8` if `data` is a string to be stored as text. If you leave it out, `data` must be Base64 and is stored as the bytes it stands for.
   */
  encoding?: FilesystemEncoding;

  /**
   * Creates missing folders of `path` first.
   * @default false
   */
  recursive?: boolean;
}

/**
 * Where the file is.
 */
export interface FileWriteResult {
  /**
   * Address of the file: `file://` in native apps, a path in the browser's own store on the web.
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
   * What to add: text together with `encoding`, Base64 without it. Add in the form in which the file was written.
   */
  data: string;

  /**
   * The folder that `path` starts from. Leave it out only when `path` is a full `file://` URL.
   */
  directory?: FilesystemDirectory;

  /**
   * Set `FilesystemEncoding.UTF8` if `data` is a string. If you leave it out, `data` must be Base64.
   */
  encoding?: FilesystemEncoding;
}

/**
 * Nothing: `appendFile` resolves with an empty result.
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
 * Nothing: `deleteFile` resolves with an empty result.
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
   * Creates missing folders above it as well. On iOS it also makes an existing folder acceptable.
   * @default false
   */
  recursive?: boolean;
}

/**
 * Nothing: `mkdir` resolves with an empty result.
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
   * Deletes the folder and everything in it. This cannot be undone.
   * @default false
   */
  recursive?: boolean;
}

/**
 * Nothing: `rmdir` resolves with an empty result.
 */
export interface RmdirResult {}

/**
 * The folder to list.
 */
export interface ReaddirOptions {
  /**
   * Path of the folder inside `directory`. An empty string is the directory itself.
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
 * The place to name.
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
 * The full URL of a place.
 */
export interface GetUriResult {
  /**
   * Address of the place: `file://` in native apps. Pass it to `Trispan.convertFileSrc` of the core package to load it in the web view.
   */
  uri: string;
}

/**
 * The file or folder to look at.
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
 * What is known about a file or folder.
 */
export interface StatResult {
  /**
   * `directory` or `file` on Android and the web. iOS returns its own constants, such as `NSFileTypeDirectory` and `NSFileTypeRegular`.
   */
  type: string;

  /**
   * How many bytes the file takes up. In a browser it is the length of the stored text, which for Base64 is a third more than the file.
   */
  size: number;

  /**
   * When it was created: seconds since 1970 on iOS, milliseconds in a browser. Android does not set it.
   */
  ctime: number;

  /**
   * When it was last changed: seconds since 1970 on iOS, milliseconds on Android and in a browser.
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
 * Nothing: `rename` resolves with an empty result.
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
   * The folder that `to` starts from. If you leave it out, it is the same as `directory`.
   */
  toDirectory?: FilesystemDirectory;
}

/**
 * Nothing: `copy` resolves with an empty result.
 */
export interface CopyResult {}

/**
 * The folders you can work in. On the web each is a name in one IndexedDB database of your site.
 */
export enum FilesystemDirectory {
  /**
   * The user's documents. On iOS this is the Documents folder of your app. On Android it is the public Documents folder that other apps see as well; Android 10 and later need `android:requestLegacyExternalStorage="true"` in the manifest for it. Once you target API level 30, Android 11 and later ignore that and let you use only files that your app created.
   */
  Documents = 'DOCUMENTS',

  /**
   * The place for the data of your app, and the right choice if in doubt. It is the Documents folder on iOS and the files folder of the app on Android, and is removed when the app is uninstalled.
   */
  Data = 'DATA',

  /**
   * For files you can make or fetch again. The system may delete them when it is short of memory.
   */
  Cache = 'CACHE',

  /**
   * A folder that belongs to your app on the shared storage of Android; on iOS it is the Documents folder. It is removed when the app is uninstalled.
   */
  External = 'EXTERNAL',

  /**
   * The root of the shared storage of Android; on iOS it is the Documents folder. Android 10 and later need `android:requestLegacyExternalStorage="true"` in the manifest for it. Once you target API level 30, Android 11 and later ignore that and close it.
   */
  ExternalStorage = 'EXTERNAL_STORAGE',
}

/**
 * How text is stored. iOS and browsers use UTF-8, whichever you name; Android knows all three.
 */
export enum FilesystemEncoding {
  /**
   * UTF-8: eight-bit units, every character of Unicode. Use this one.
   */
  UTF8 = 'utf8',

  /**
   * Seven-bit ASCII. Characters outside it are lost.
   */
  ASCII = 'ascii',

  /**
   * UTF-16: sixteen-bit units, every character of Unicode.
   */
  UTF16 = 'utf16',
}
