/**
 * Shows a short message above the page that disappears by itself.
 * @package @trispan/core 2.5.0
 */
declare const Toast: ToastPlugin;

export interface ToastPlugin {
  /**
   * Shows the message. On iOS the promise resolves after the message has gone, on Android and the web at once, so do not use it to measure time.
   * @throws when `text` is missing (iOS, Android).
   * @support ios=yes android=yes web=yes
   */
  show(options: ToastShowOptions): Promise<void>;
}

/**
 * The message and how it is shown.
 */
export interface ToastShowOptions {
  /**
   * The message. Keep it to a few words: it is gone before a long one is read.
   */
  text: string;

  /**
   * How long the message stays: `short` is 2000 ms, `long` is 3500 ms.
   * @default 'short'
   */
  duration?: 'short' | 'long';

  /**
   * Where on the screen the message appears, at the bottom if you set nothing. The web always puts it there, and so does Android 11 or later once your app targets API level 30.
   */
  position?: 'top' | 'center' | 'bottom';
}
