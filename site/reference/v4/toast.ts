/**
 * Shows a short message that appears above the page and disappears automatically.
 * @package @trispan/toast 4.1.0
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const Toast: ToastPlugin;

export interface ToastPlugin {
  /**
   * Shows the message. On iOS, the promise resolves after the message has disappeared; on Android and the web, it resolves immediately, so do not use the promise to measure time.
   * @throws on iOS and Android when `text` is missing
   * @since 1.0.0
   * @support ios=yes android=yes web=yes
   * @example
   * ```ts
   * import { archiveNote } from './notes';
   *
   * await archiveNote(42);
   * await Toast.show({
   *   text: 'Moved to the archive',
   *   duration: 'long',
   *   position: 'center',
   * });
   * ```
   */
  show(options: ShowOptions): Promise<void>;
}

/**
 * The message and how it is shown.
 */
export interface ShowOptions {
  /**
   * The message. Keep it to a few words: Android 12 and later cut it off after two lines.
   * @since 1.0.0
   */
  text: string;

  /**
   * How long the message stays: `short` is 2000 ms, `long` is 3500 ms.
   * @since 1.0.0
   * @default 'short'
   */
  duration?: 'short' | 'long';

  /**
   * Where on the screen the message appears. Browsers always show it at the bottom, and so do Android 11 and later, because version 4 projects target API level 32.
   * @since 1.0.0
   * @default 'bottom'
   */
  position?: 'top' | 'center' | 'bottom';
}

/**
 * An older name for ShowOptions.
 * @since 1.0.0
 * @deprecated Use `ShowOptions`.
 * @supplementary
 */
export type ToastShowOptions = ShowOptions;
