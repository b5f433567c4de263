/**
 * For plugins that have files of each version: what becomes of them when a version comes or goes (`pagewright version`). Nothing has
 * moved yet when a hook is called, and a hook itself changes nothing: it returns what is to change.
 */
export interface VersionsHook {
  /** The latest version becomes an older one, and a new one the latest, with the same content. */
  cut?(cut: VersionCut): VersionChange[] | Promise<VersionChange[]>;
  /** A version that is not the latest is removed. */
  drop?(drop: VersionDrop): VersionChange[] | Promise<VersionChange[]>;
}

/** Folders are those of versions in content/, which other files of a version are named after. */
export interface VersionCut {
  /** The site's folder. */
  dir: string;
  /** The folder that the latest version has had. */
  from: string;
  /** The folder of the new latest version: another one, or the same if its name says nothing of a version, such as `docs`. */
  latest: string;
  /** The folder of what has been the latest version. */
  older: string;
  /** Adds the new folder to a list of them: `v4 v3` becomes `v5 v4 v3`. */
  list(folders: string): string;
}

export interface VersionDrop {
  /** The site's folder. */
  dir: string;
  /** The folders of the versions that are newer, the newest first. */
  newer: string[];
  /** The folder of the version that goes. */
  folder: string;
  /** The folders of the versions that are older, the newest first. */
  older: string[];
  /** Takes the folder out of a list of them: `v4 v3` becomes `v4`. */
  list(folders: string): string;
}

export type VersionChange = MovedFile | ChangedFile | RemovedFile | LeftToDo;

/** Paths are relative to the site's folder. */
export interface MovedFile {
  move: string;
  to: string;
}

export interface ChangedFile {
  /** A new file, or one that gets another text. */
  write: string;
  text: string;
}

export interface RemovedFile {
  remove: string;
}

/** What only a person can do. */
export interface LeftToDo {
  /** A sentence that says what, without its full stop. */
  byHand: string;
  file: string;
}
