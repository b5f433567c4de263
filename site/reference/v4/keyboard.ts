import type { PluginListenerHandle } from '@trispan/core';

/**
 * Hides and styles the on-screen keyboard, decides how the page makes room for it, and reports when it appears.
 * @package @trispan/keyboard 4.1.1
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const Keyboard: KeyboardPlugin;

export interface KeyboardPlugin {
  /**
   * Opens the keyboard for the element that has the focus. It is of alpha quality: focus a field instead wherever you can, because that opens the keyboard on its own.
   * @throws with the code `UNIMPLEMENTED` on iOS and the web.
   * @since 1.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   */
  show(): Promise<void>;

  /**
   * Closes the keyboard. On iOS the focused field also loses its focus.
   * @throws with `Can't close keyboard, not currently focused` when nothing has the focus (Android).
   * @throws with the code `UNIMPLEMENTED` on the web.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  hide(): Promise<void>;

  /**
   * Shows or hides the bar above the keyboard with the arrows and the Done button. It is hidden from the start. iPhone only: iPads have a bar of their own.
   * @throws with the code `UNIMPLEMENTED` on Android and the web.
   * @since 1.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   */
  setAccessoryBarVisible(options: { isVisible: boolean }): Promise<void>;

  /**
   * Stops the web view from scrolling as a whole, which iOS does to bring a focused field into view. Elements with their own scrolling are not affected.
   * @throws with the code `UNIMPLEMENTED` on Android and the web.
   * @since 1.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   */
  setScroll(options: { isDisabled: boolean }): Promise<void>;

  /**
   * Sets the appearance of the keyboard. It takes effect the next time that the keyboard opens.
   * @throws with the code `UNIMPLEMENTED` on Android and the web.
   * @since 1.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   */
  setStyle(options: KeyboardStyleOptions): Promise<void>;

  /**
   * Changes how the app makes room for the keyboard, until the app is closed. The start value comes from the configuration.
   * @throws with the code `UNIMPLEMENTED` on Android and the web.
   * @since 1.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   */
  setResizeMode(options: KeyboardResizeOptions): Promise<void>;

  /**
   * Returns how the app makes room for the keyboard at present. Read it before a screen changes the mode, and set it back when the screen closes.
   * @throws with the code `UNIMPLEMENTED` on Android and the web.
   * @since 4.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   */
  getResizeMode(): Promise<KeyboardResizeOptions>;

  /**
   * Removes every listener of this capability, including those of other parts of your app. To remove one, call `remove` of its handle.
   * @throws with the code `UNIMPLEMENTED` on the web.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  removeAllListeners(): Promise<void>;

  /**
   * Calls you before the keyboard slides in on iOS. Android tells you only when it is there, directly before `keyboardDidShow`.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'keyboardWillShow',
    listenerFunc: (info: KeyboardInfo) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Calls you when the keyboard is fully visible, and again when its height changes while it is open.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'keyboardDidShow',
    listenerFunc: (info: KeyboardInfo) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Calls you before the keyboard slides out on iOS. On Android it arrives together with `keyboardDidHide`.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'keyboardWillHide',
    listenerFunc: () => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Calls you when the keyboard is gone.
   * @since 1.0.0
   * @support ios=yes android=yes web=no
   */
  addListener(
    eventName: 'keyboardDidHide',
    listenerFunc: () => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;
}

/**
 * The appearance for `setStyle`.
 */
export interface KeyboardStyleOptions {
  /**
   * Dark, light, or the appearance of the device.
   * @since 1.0.0
   * @default KeyboardStyle.Default
   */
  style: KeyboardStyle;
}

/**
 * How the app makes room for the keyboard.
 */
export interface KeyboardResizeOptions {
  /**
   * The part of the app that shrinks while the keyboard is open.
   * @since 1.0.0
   */
  mode: KeyboardResize;
}

/**
 * What you learn about the keyboard that appears.
 */
export interface KeyboardInfo {
  /**
   * Height in CSS pixels. On iOS, `keyboardWillShow` gives the part that covers the web view, and `keyboardDidShow` the height of the whole keyboard.
   * @since 1.0.0
   */
  keyboardHeight: number;
}

/**
 * What shrinks when the keyboard opens.
 */
export enum KeyboardResize {
  /**
   * The `body` element gets a smaller height. Viewport units such as `vh` keep their values.
   * @since 1.0.0
   */
  Body = 'body',

  /**
   * The `ion-app` element gets a smaller height. It works in apps made with Ionic Framework only.
   * @since 1.0.0
   */
  Ionic = 'ionic',

  /**
   * The web view itself becomes smaller, so the page sees a smaller window. Values in `vh` change with it.
   * @since 1.0.0
   */
  Native = 'native',

  /**
   * Nothing shrinks: the keyboard is on top of the page.
   * @since 1.0.0
   */
  None = 'none',
}

/**
 * Appearance of the keyboard.
 */
export enum KeyboardStyle {
  /**
   * A dark keyboard.
   * @since 1.0.0
   */
  Dark = 'DARK',

  /**
   * A light keyboard.
   * @since 1.0.0
   */
  Light = 'LIGHT',

  /**
   * The appearance of the device, light or dark, on iOS 13 and later. On iOS 12 it is light.
   * @since 1.0.0
   */
  Default = 'DEFAULT',
}

declare module '@trispan/cli' {
  interface PluginsConfig {
    /**
     * Start values for the keyboard, read when the app starts.
     */
    Keyboard?: {
      /**
       * How the app makes room for the keyboard at the start; `setResizeMode` changes it later.
       * @since 1.0.0
       * @platforms ios
       * @default native
       * @example "body"
       */
      resize?: KeyboardResize;

      /**
       * Appearance at the start. Leave it out and the keyboard follows the appearance of the device; set it if your app has one theme only.
       * @since 1.0.0
       * @platforms ios
       * @example "DARK"
       */
      style?: KeyboardStyle;

      /**
       * Android does not shrink the web view for the keyboard while the app is in full screen, for example when the status bar overlaps it. `true` turns on a workaround that resizes it anyway.
       * @since 1.1.0
       * @platforms android
       * @example true
       */
      resizeOnFullScreen?: boolean;
    };
  }
}
