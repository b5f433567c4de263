/**
 * Shares text, links and files with other apps through the system's share sheet.
 * @package @trispan/share 4.1.1
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 * @gradleVariable androidxCoreVersion = 1.8.0
 */
export declare const Share: SharePlugin;

export interface SharePlugin {
  /**
   * Checks whether this device can share. The value is always `true` on iOS and Android; in a browser, it depends on the Web Share API.
   * @since 1.1.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { addMenuItem } from './note-menu';
   *
   * const { value } = await Share.canShare();
   * addMenuItem(value ? 'Share' : 'Copy link');
   * ```
   */
  canShare(): Promise<CanShareResult>;

  /**
   * Opens the share sheet. You need at least `text`, `url` or `files`; a `title` alone is not enough. The promise resolves when the user has chosen a target, and rejects when the sheet is closed.
   * @throws on iOS and Android when there is no `text`, `url` or file
   * @throws on iOS and Android with `Share canceled`, on the web with an `AbortError`, when the user closes the sheet without sharing
   * @throws on iOS and Android with `Can't share while sharing is in progress` when a sheet is still open
   * @throws on the web with the code `UNAVAILABLE` when the browser has no Web Share API
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   * @example
   * ```ts
   * import { markAsShared, photoUri } from './photos';
   *
   * const { activityType } = await Share.share({
   *   title: 'Heron',
   *   text: 'Two chicks, North shore',
   *   files: [photoUri],
   * });
   * markAsShared(photoUri, activityType);
   * ```
   */
  share(options: ShareOptions): Promise<ShareResult>;
}

/**
 * The result of `canShare`.
 */
export interface CanShareResult {
  /**
   * `false` means that `share` would reject, so hide the button or offer to copy the link instead.
   * @since 1.1.0
   */
  value: boolean;
}

/**
 * The content to share. Set every property you can, because each platform and each target app uses only what it supports.
 */
export interface ShareOptions {
  /**
   * A title for the content. Email apps use it as the subject; many other targets ignore it.
   * @since 1.0.0
   */
  title?: string;

  /**
   * The message itself. On Android, an `http` or `https` URL in `url` is appended to it, separated by a space.
   * @since 1.0.0
   */
  text?: string;

  /**
   * One URL: `http`, `https`, or a `file://` URL in a native app. Android rejects every other scheme.
   * @since 1.0.0
   */
  url?: string;

  /**
   * Files to share, as `file://` URLs. The share sheet then offers what suits the file type, such as saving an image. Browsers ignore the list.
   * @since 4.1.0
   * @platforms ios android
   */
  files?: string[];

  /**
   * Heading of the chooser on Android; by default, `Share`. Android 10 and later do not show it.
   * @since 1.0.0
   * @platforms android
   */
  dialogTitle?: string;
}

/**
 * What is known about the completed share.
 */
export interface ShareResult {
  /**
   * Identifier of the chosen target: an activity type on iOS, a package name on Android. It may be an empty string if the system does not report the target, and it is `undefined` on the web.
   * @since 1.0.0
   */
  activityType?: string;
}
