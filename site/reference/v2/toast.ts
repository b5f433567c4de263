/**
 * Shows a short message that appears above the page and disappears automatically.
 * @package @trispan/core 2.5.0
 */
declare const Toast: ToastPlugin;

export interface ToastPlugin {
  /**
   * Shows the message. On iOS, the promise resolves after the message has disappeared; on Android and the web, it resolves immediately, so do not use the promise to measure time.
   * @throws on iOS and Android when `text` is missing
   * @since 2.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { archiveNote } from './notes';
   * const { Toast } = Plugins;
   *
   * await archiveNote(42);
   * await Toast.show({
   *   text: 'Moved to the archive',
   *   duration: 'long',
   *   position: 'center',
   * });
   * ```
   */
  show(options: ToastShowOptions): Promise<void>;
}

/**
 * The message and how it is shown.
 */
export interface ToastShowOptions {
  /**
   * The message. Keep it to a few words: a long one disappears before it is read.
   */
  text: string;

  /**
   * How long the message stays: `short` is 2000 ms, `long` is 3500 ms.
   * @default 'short'
   */
  duration?: 'short' | 'long';

  /**
   * Where on the screen the message appears; by default, at the bottom. Browsers always show it there, and so do Android 11 and later once your app targets API level 30.
   */
  position?: 'top' | 'center' | 'bottom';
}
