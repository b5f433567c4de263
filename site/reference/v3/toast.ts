/** @inherits */

/**
 * Shows a short message that appears above the page and disappears by itself.
 * @package @trispan/toast 1.0.8
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Toast: ToastPlugin;

export interface ShowOptions {
  /**
   * The message. Keep it to a few words: a long one is gone before it has been read.
   * @since 1.0.0
   */
  text: string;

  /**
   * Where on the screen the message appears. The web always puts it at the bottom, and so do Android 11 and later in apps that target API level 30, as new projects do.
   * @since 1.0.0
   * @default 'bottom'
   */
  position?: 'top' | 'center' | 'bottom';
}
