/**
 * Stores small text values by key where the system keeps app settings: `UserDefaults` on iOS, `SharedPreferences` on Android and `localStorage` in the browser.
 * @package @trispan/core 2.5.0
 */
declare const Storage: StoragePlugin;

export interface StoragePlugin {
  /**
   * Returns the value of a key. For a key that was never set, or that was removed, `value` is `null`.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `key` is missing
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Storage } = Plugins;
   *
   * const { value } = await Storage.get({
   *   key: 'units',
   * });
   * // Not set yet: choose by language.
   * const isUS = navigator.language === 'en-US';
   * const units = value ?? (isUS ? 'mi' : 'km');
   * ```
   */
  get(options: { key: string }): Promise<{ value: string | null }>;

  /**
   * Stores a string under a key and replaces any previous value. Turn objects into text with `JSON.stringify` first.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `key` is missing
   * @throws on the web when `localStorage` is full or blocked
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Storage } = Plugins;
   *
   * const view = { lat: 59.3, lng: 18.1, zoom: 12 };
   *
   * await Storage.set({
   *   key: 'mapView',
   *   value: JSON.stringify(view),
   * });
   * ```
   */
  set(options: { key: string; value: string }): Promise<void>;

  /**
   * Deletes a key and its value. A key that does not exist is not an error.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @throws on iOS and Android when `key` is missing
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { publishNote } from './notes';
   * const { Storage } = Plugins;
   *
   * await publishNote(42);
   * // Without a draft, the editor starts empty.
   * await Storage.remove({ key: 'draft:42' });
   * ```
   */
  remove(options: { key: string }): Promise<void>;

  /**
   * Deletes all keys that this plugin has stored. Other values in `UserDefaults` and `localStorage` stay.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Storage } = Plugins;
   *
   * const key = 'language';
   * const { value } = await Storage.get({ key });
   *
   * // Signing out deletes all but the language.
   * await Storage.clear();
   * if (value) await Storage.set({ key, value });
   * ```
   */
  clear(): Promise<void>;

  /**
   * Lists the stored keys, in no fixed order. The list is empty when nothing is stored.
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Storage } = Plugins;
   *
   * const { keys } = await Storage.keys();
   *
   * const drafts = keys.filter((key) =>
   *   key.startsWith('draft:'),
   * );
   * document.title = `Drafts (${drafts.length})`;
   * ```
   */
  keys(): Promise<{ keys: string[] }>;
}
