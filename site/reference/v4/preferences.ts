/**
 * Stores small text values by key where the system keeps app settings: `UserDefaults` on iOS, `SharedPreferences` on Android and `localStorage` in the browser.
 * @package @trispan/preferences 4.0.2
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const Preferences: PreferencesPlugin;

export interface PreferencesPlugin {
  /**
   * Chooses the group of keys that all later calls use. The choice is not remembered, so call this method at every launch, before any other method. Values in other groups stay where they are.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * // The demo must not touch real settings.
   * await Preferences.configure({ group: 'demo' });
   * await Preferences.set({
   *   key: 'theme',
   *   value: 'dark',
   * });
   * ```
   */
  configure(options: ConfigureOptions): Promise<void>;

  /**
   * Returns the value of a key. For a key that was never set, or that was removed, `value` is `null`.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `key` is missing
   * @example
   * ```ts
   * const { value } = await Preferences.get({
   *   key: 'units',
   * });
   * // Not set yet: choose by language.
   * const isUS = navigator.language === 'en-US';
   * const units = value ?? (isUS ? 'mi' : 'km');
   * ```
   */
  get(options: GetOptions): Promise<GetResult>;

  /**
   * Stores a string under a key and replaces any previous value. Turn objects into text with `JSON.stringify` first.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `key` is missing
   * @throws on the web when `localStorage` is full or blocked
   * @example
   * ```ts
   * const view = { lat: 59.3, lng: 18.1, zoom: 12 };
   *
   * await Preferences.set({
   *   key: 'mapView',
   *   value: JSON.stringify(view),
   * });
   * ```
   */
  set(options: SetOptions): Promise<void>;

  /**
   * Deletes a key and its value. A key that does not exist is not an error.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `key` is missing
   * @example
   * ```ts
   * import { publishNote } from './notes';
   *
   * await publishNote(42);
   * // Without a draft, the editor starts empty.
   * await Preferences.remove({ key: 'draft:42' });
   * ```
   */
  remove(options: RemoveOptions): Promise<void>;

  /**
   * Deletes all keys in the current group. In the group `NativeStorage`, this call can delete more: see `group`.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * const key = 'language';
   * const { value } = await Preferences.get({ key });
   *
   * // Signing out deletes all but the language.
   * await Preferences.clear();
   * if (value) await Preferences.set({ key, value });
   * ```
   */
  clear(): Promise<void>;

  /**
   * Lists the keys in the current group, in no fixed order.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * const { keys } = await Preferences.keys();
   *
   * const drafts = keys.filter((key) =>
   *   key.startsWith('draft:'),
   * );
   * document.title = `Drafts (${drafts.length})`;
   * ```
   */
  keys(): Promise<KeysResult>;

  /**
   * Copies the values of the version 2 `Storage` plugin into the current group. The old values stay, and a key that already has a value in the group keeps it. Call `removeOld` afterwards: as long as the old values exist, calling this method again brings back keys that you have deleted since.
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { loadSettings } from './settings';
   *
   * // Migrate before anything reads a setting.
   * const { migrated } = await Preferences.migrate();
   * if (migrated.length > 0) {
   *   await Preferences.removeOld();
   * }
   * await loadSettings();
   * ```
   */
  migrate(): Promise<MigrateResult>;

  /**
   * Deletes what the version 2 `Storage` plugin left behind: the keys that start with `_cap_`. Call it after `migrate`. On Android, it does nothing, because version 2 used the same storage there.
   * @since 1.1.0
   * @support ios=yes android=no-op web=yes
   * @example
   * ```ts
   * const { existing } = await Preferences.migrate();
   *
   * // The new value exists: delete the old ones.
   * if (existing.includes('account')) {
   *   await Preferences.removeOld();
   * }
   * ```
   */
  removeOld(): Promise<void>;
}

/**
 * The argument of `configure`.
 */
export interface ConfigureOptions {
  /**
   * The group's name. On iOS and the web, it is the prefix of each key, as in `TrispanStorage.theme`; on Android, it is the preferences file's name. The group `NativeStorage` contains what `cordova-plugin-nativestorage` has stored. Its keys have no prefix, so `clear` can also delete values that other code has put into `UserDefaults` or `localStorage`. Without a name, iOS and Android go back to the default group, and nothing changes on the web.
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
   * The key to read. Keys are case-sensitive.
   * @since 1.0.0
   */
  key: string;
}

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
   * The string to store. Other types are not converted: on iOS, an empty string is stored; on Android, the key is removed.
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

export interface KeysResult {
  /**
   * The keys in the current group, without the group name. The list is empty when nothing is stored.
   * @since 1.0.0
   */
  keys: string[];
}

/**
 * What `migrate` resolves with. Both lists contain keys, not values.
 */
export interface MigrateResult {
  /**
   * The keys whose old values were copied by this call.
   * @since 1.0.0
   */
  migrated: string[];

  /**
   * The keys that already had a value in the current group. Their old values were not copied.
   * @since 1.0.0
   */
  existing: string[];
}
