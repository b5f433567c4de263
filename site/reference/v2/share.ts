/**
 * Hands text, a link or a file to other apps through the system's share sheet.
 * @package @trispan/core 2.5.0
 */
declare const Share: SharePlugin;

export interface SharePlugin {
  /**
   * Opens the share sheet. You need at least `text` or `url`. What it resolves with is different everywhere: on iOS an object with `completed` and `activityType`, on Android and the web nothing of use.
   * @throws when there is neither `text` nor `url` (iOS, Android).
   * @throws with `Unsupported url` when the URL has another scheme (Android).
   * @throws with the string `Web Share API not available` in a browser without that API; the browser's `AbortError` when the user closes its sheet.
   * @support ios=yes android=yes web=conditional
   */
  share(options: ShareOptions): Promise<any>;
}

/**
 * What is shared. Set as much as you have: each platform and each target app picks what it can use.
 */
export interface ShareOptions {
  /**
   * A title for the content. Targets that write an email use it as the subject; many others drop it.
   */
  title?: string;

  /**
   * The message itself. On Android an `http` or `https` URL in `url` is appended to it, separated by a space.
   */
  text?: string;

  /**
   * One URL: `http`, `https`, or a `file` URL in a native app. Android rejects every other scheme.
   */
  url?: string;

  /**
   * Heading of the chooser on Android, `Share` if you set none. Recent versions of Android leave it out.
   * @platforms android
   */
  dialogTitle?: string;
}
