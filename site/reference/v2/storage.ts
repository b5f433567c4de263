/**
 * Stores small text values by key where the system keeps app settings: `UserDefaults` on iOS, `SharedPreferences` on Android and `localStorage` in the browser.
 * @package @trispan/core 2.5.0
 */
declare const Storage: StoragePlugin;

export interface StoragePlugin {
  /**
   * Reads the value of a key. A key that was never set, or that was removed, is not an error: `value` is `null` then.
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `key` is missing
   */
  get(options: { key: string }): Promise<{ value: string | null }>;

  /**
   * Stores a string under a key, and replaces what was there. Only text can be stored: turn objects into text with `JSON.stringify` first.
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `key` is missing
   * @throws on the web when `localStorage` is full or blocked
   */
  set(options: { key: string; value: string }): Promise<void>;

  /**
   * Deletes a key and its value. A key that does not exist is not an error.
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `key` is missing
   */
  remove(options: { key: string }): Promise<void>;

  /**
   * Deletes all keys of this capability. Other values in `UserDefaults` and `localStorage` stay.
   * @support ios=yes android=yes web=yes
   */
  clear(): Promise<void>;

  /**
   * Lists the stored keys. The order is up to the platform; the list is empty when nothing is stored.
   * @support ios=yes android=yes web=yes
   */
  keys(): Promise<{ keys: string[] }>;
}
