/** @inherits */

/**
 * Changes the text colour, background and visibility of the bar with the clock at the top of the screen.
 * @package @trispan/status-bar 1.0.8
 * @iosPlist UIViewControllerBasedStatusBarAppearance
 * @iosPlist UIStatusBarHidden
 * @iosPlist UIStatusBarStyle
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const StatusBar: StatusBarPlugin;

export interface StatusBarPlugin {
  /**
   * Shows the bar after `hide`, or after a launch with `UIStatusBarHidden` in `Info.plist`.
   * @throws on the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { finishIntro } from './intro';
   *
   * await finishIntro();
   * // The app started without a bar: no animation.
   * await StatusBar.show({
   *   animation: Animation.None,
   * });
   * ```
   */
  show(options?: AnimationOptions): Promise<void>;
}

export enum Style {
  /**
   * Follows the device's appearance on iOS 13 and later; on iOS 12 and earlier, the text is dark. On Android, the bar returns to the style that it had when the app was launched.
   * @since 1.0.0
   */
  Default = 'DEFAULT',
}
