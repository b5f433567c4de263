/**
 * Shares text, a link or a file with other apps through the system's share sheet.
 * @package @trispan/core 2.5.0
 */
declare const Share: SharePlugin;

export interface SharePlugin {
  /**
   * Opens the share sheet. You need at least `text` or `url`. On iOS, the promise resolves with an object that contains `completed` and `activityType`; on Android and the web, the result tells you nothing.
   * @throws on iOS and Android when there is no `text` or `url`
   * @throws on Android with `Unsupported url` when the URL has another scheme
   * @throws on the web with the string `Web Share API not available` when the browser lacks that API, and with an `AbortError` when the user closes the sheet
   * @since 2.0.0
   * @support ios=yes android=yes web=conditional
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { markAsShared } from './notes';
   * const { Share } = Plugins;
   *
   * const result = await Share.share({
   *   text: 'Two chicks, North shore',
   *   url: 'https://example.com/notes/42',
   * });
   * // Only iOS reports whether the user shared it.
   * if (result?.completed) markAsShared(42);
   * ```
   */
  share(options: ShareOptions): Promise<any>;
}

/**
 * The content to share. Set every property you can, because each platform and each target app uses only what it supports.
 */
export interface ShareOptions {
  /**
   * A title for the content. Email apps use it as the subject; many other targets ignore it.
   */
  title?: string;

  /**
   * The message itself. On Android, an `http` or `https` URL in `url` is appended to it, separated by a space.
   */
  text?: string;

  /**
   * One URL: `http`, `https`, or a `file://` URL in a native app. Android rejects every other scheme.
   */
  url?: string;

  /**
   * Heading of the chooser on Android; by default, `Share`. Android 10 and later do not show it.
   * @platforms android
   */
  dialogTitle?: string;
}
