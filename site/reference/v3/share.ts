/**
 * Hands text, links and files to other apps through the system's share sheet.
 * @package @trispan/share 1.1.2
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 * @gradleVariable androidxCoreVersion = 1.3.2
 */
export declare const Share: SharePlugin;

export interface SharePlugin {
  /**
   * Tells whether this device can share. It is always `true` on iOS and Android; in a browser it depends on the Web Share API.
   * @since 1.1.0
   * @support ios=yes android=yes web=yes
   */
  canShare(): Promise<CanShareResult>;

  /**
   * Opens the share sheet. You need at least `text` or `url`; a `title` alone is not enough. The promise resolves when the user has chosen a target, and rejects when the sheet is closed.
   * @throws when there is neither `text` nor `url` (iOS, Android).
   * @throws with `Share canceled` when the user closes the sheet without sharing (iOS, Android); the browser's `AbortError` on the web.
   * @throws with `Can't share while sharing is in progress` when a sheet is still open (iOS, Android).
   * @throws when the browser has no Web Share API, with the code `UNAVAILABLE`.
   * @since 1.0.0
   * @support ios=yes android=yes web=conditional
   */
  share(options: ShareOptions): Promise<ShareResult>;
}

/**
 * The result of `canShare`.
 */
export interface CanShareResult {
  /**
   * `false` means that `share` would reject: hide the button, or offer to copy the link instead.
   * @since 1.1.0
   */
  value: boolean;
}

/**
 * What is shared. Set as much as you have: each platform and each target app picks what it can use.
 */
export interface ShareOptions {
  /**
   * A title for the content. Targets that write an email use it as the subject; many others drop it.
   * @since 1.0.0
   */
  title?: string;

  /**
   * The message itself. On Android an `http` or `https` URL in `url` is appended to it, separated by a space.
   * @since 1.0.0
   */
  text?: string;

  /**
   * One URL: `http`, `https`, or a `file://` URL in a native app. Android rejects every other scheme.
   * @since 1.0.0
   */
  url?: string;

  /**
   * Heading of the chooser on Android, `Share` if you set none. Recent versions of Android leave it out.
   * @since 1.0.0
   * @platforms android
   */
  dialogTitle?: string;
}

/**
 * What is known about the share that took place.
 */
export interface ShareResult {
  /**
   * Identifier of the chosen target: an activity type on iOS, a package name on Android. It may be an empty string if the system does not tell, and it is `undefined` on the web.
   * @since 1.0.0
   */
  activityType?: string;
}
