/** @inherits */

/**
 * Shows a short message that appears above the page and disappears automatically.
 * @package @trispan/toast 1.0.8
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Toast: ToastPlugin;

export interface ShowOptions {
  /**
   * The message. Keep it to a few words: a long one disappears before it is read.
   * @since 1.0.0
   */
  text: string;

  /**
   * Where on the screen the message appears. Browsers always show it at the bottom, and so do Android 11 and later in apps that target API level 30, as new projects do.
   * @since 1.0.0
   * @default 'bottom'
   */
  position?: 'top' | 'center' | 'bottom';
}
