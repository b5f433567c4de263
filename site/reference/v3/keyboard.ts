/** @inherits */

/**
 * Hides and styles the on-screen keyboard, sets how the page makes room for it, and reports when it appears.
 * @package @trispan/keyboard 1.2.3
 * @gradleVariable androidxAppCompatVersion = 1.2.0
 */
export declare const Keyboard: KeyboardPlugin;

/** @absent getResizeMode */
export interface KeyboardPlugin {
  /**
   * Opens the keyboard. This method is alpha quality: it toggles the keyboard, so it may close one that is already open. Wherever you can, focus a field instead.
   * @throws on iOS and the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @example
   * ```ts
   * import { Trispan } from '@trispan/core';
   *
   * document.querySelector('textarea')?.focus();
   * if (Trispan.getPlatform() === 'android') {
   *   await Keyboard.show();
   * }
   * ```
   */
  show(): Promise<void>;
}

export interface KeyboardInfo {
  /**
   * Height of the keyboard in CSS pixels. On iOS, it includes the area below the keys on a phone without a home button.
   * @since 1.0.0
   */
  keyboardHeight: number;
}

export enum KeyboardStyle {
  /**
   * The device's appearance, light or dark, on iOS 13 and later. On iOS 12, the keyboard is light.
   * @since 1.0.0
   */
  Default = 'DEFAULT',
}

declare module '@trispan/cli' {
  interface PluginsConfig {
    Keyboard?: {
      /**
       * Appearance when the app starts. By default, the keyboard follows the device's appearance; set this option if your app has only one theme.
       * @since 1.0.0
       * @platforms ios
       * @example "dark"
       */
      style?: 'dark' | 'light';
    };
  }
}
