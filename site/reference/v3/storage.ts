/** @inherits preferences */

/**
 * Stores small text values by key where the system keeps app settings: `UserDefaults` on iOS, `SharedPreferences` on Android and `localStorage` in the browser.
 * @package @trispan/storage 1.2.5
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 * @renamed Preferences
 */
export declare const Storage: StoragePlugin;

/** @renamed PreferencesPlugin */
export interface StoragePlugin {
  /**
   * Deletes what the version 2 `Storage` plugin left behind: the keys that start with `_cap_`. Call it after `migrate`. On Android, it does nothing, because version 2 used the same storage there.
   * @since 1.2.0
   * @support ios=yes android=no-op web=yes
   * @example
   * ```ts
   * const { existing } = await Storage.migrate();
   *
   * // The new value exists: delete the old ones.
   * if (existing.includes('account')) {
   *   await Storage.removeOld();
   * }
   * ```
   */
  removeOld(): Promise<void>;
}
