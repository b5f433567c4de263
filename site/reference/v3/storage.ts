/**
 * Stores small text values by key where the system keeps app settings: `UserDefaults` on iOS, `SharedPreferences` on Android and `localStorage` in the browser.
 * @package @trispan/storage 1.2.5
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Storage: StoragePlugin;

export interface StoragePlugin {
  /**
   * Chooses the group of keys that all later calls use. It is not remembered: call it at every start, before the first other call. Values in other groups stay where they are.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  configure(options: ConfigureOptions): Promise<void>;

  /**
   * Reads the value of a key. A key that was never set, or that was removed, is not an error: `value` is `null` then.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `key` is missing
   */
  get(options: GetOptions): Promise<GetResult>;

  /**
   * Stores a string under a key, and replaces what was there. Turn objects into text with `JSON.stringify` first.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `key` is missing
   * @throws on the web when `localStorage` is full or blocked
   */
  set(options: SetOptions): Promise<void>;

  /**
   * Deletes a key and its value. A key that does not exist is not an error.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `key` is missing
   */
  remove(options: RemoveOptions): Promise<void>;

  /**
   * Deletes all keys of the current group. With the group `NativeStorage` this reaches further: see `group`.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  clear(): Promise<void>;

  /**
   * Lists the keys of the current group. The order is up to the platform.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  keys(): Promise<KeysResult>;

  /**
   * Copies the values that the `Storage` capability of version 2 has stored into the current group. The old values stay, and a key that has a value here already keeps it. Call `removeOld` afterwards: as long as the old values are there, another call brings back keys that you have deleted since.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   */
  migrate(): Promise<MigrateResult>;

  /**
   * Deletes what the `Storage` capability of version 2 has left behind: the keys that begin with `_cap_`. Call it after `migrate`. On Android it does nothing, because version 2 used the same place there.
   * @since 1.2.0
   * @support ios=yes android=no-op web=yes
   */
  removeOld(): Promise<void>;
}

/**
 * The argument of `configure`.
 */
export interface ConfigureOptions {
  /**
   * The name of the group. On iOS and the web it is put before each key, as in `TrispanStorage.theme`; on Android it names the preferences file. `NativeStorage` reads and writes what `cordova-plugin-nativestorage` has stored: there is no prefix then, so `clear` can also delete values that other code has put into `UserDefaults` or `localStorage`. Without a name, iOS and Android go back to the default group, and the web changes nothing.
   * @since 1.0.0
   * @default TrispanStorage
   */
  group?: string;
}

/**
 * The argument of `get`.
 */
export interface GetOptions {
  /**
   * The key to read. Upper and lower case matter.
   * @since 1.0.0
   */
  key: string;
}

/**
 * What `get` resolves with.
 */
export interface GetResult {
  /**
   * The stored string, or `null` when the key is not set.
   * @since 1.0.0
   */
  value: string | null;
}

/**
 * The argument of `set`.
 */
export interface SetOptions {
  /**
   * The key to store the value under.
   * @since 1.0.0
   */
  key: string;

  /**
   * The string to store. Other types are not converted: on iOS an empty string is stored, and on Android the key is removed.
   * @since 1.0.0
   */
  value: string;
}

/**
 * The argument of `remove`.
 */
export interface RemoveOptions {
  /**
   * The key to delete.
   * @since 1.0.0
   */
  key: string;
}

/**
 * What `keys` resolves with.
 */
export interface KeysResult {
  /**
   * The keys of the current group, without the name of the group. Empty when nothing is stored.
   * @since 1.0.0
   */
  keys: string[];
}

/**
 * What `migrate` resolves with. Both lists name keys, not values.
 */
export interface MigrateResult {
  /**
   * The keys whose old values were copied by this call.
   * @since 1.0.0
   */
  migrated: string[];

  /**
   * The keys that had a value in the current group already. Their old values were not copied.
   * @since 1.0.0
   */
  existing: string[];
}
