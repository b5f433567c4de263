/** @inherits */

/**
 * Shares text, links and files with other apps through the system's share sheet.
 * @package @trispan/share 1.1.2
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 * @gradleVariable androidxCoreVersion = 1.3.2
 */
export declare const Share: SharePlugin;

export interface SharePlugin {
  /**
   * Opens the share sheet. You need at least `text` or `url`; a `title` alone is not enough. The promise resolves when the user has chosen a target, and rejects when the sheet is closed.
   * @throws on iOS and Android when there is no `text` or `url`
   * @throws on iOS and Android with `Share canceled`, on the web with an `AbortError`, when the user closes the sheet without sharing
   * @throws on iOS and Android with `Can't share while sharing is in progress` when a sheet is still open
   * @throws on the web with the code `UNAVAILABLE` when the browser has no Web Share API
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @example
   * ```ts
   * import { markAsShared } from './notes';
   *
   * const { activityType } = await Share.share({
   *   title: 'Heron',
   *   text: 'Two chicks, North shore',
   *   url: 'https://example.com/notes/42',
   * });
   * markAsShared(42, activityType);
   * ```
   */
  share(options: ShareOptions): Promise<ShareResult>;
}

/** @absent files */
export interface ShareOptions {}
