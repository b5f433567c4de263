import type { PluginListenerHandle } from '@trispan/core';

/**
 * Hides and styles the on-screen keyboard, sets how the page makes room for it, and reports when it appears.
 * @package @trispan/keyboard 4.1.1
 * @gradleVariable androidxAppCompatVersion = 1.4.2
 */
export declare const Keyboard: KeyboardPlugin;

export interface KeyboardPlugin {
  /**
   * Opens the keyboard for the element that has focus. This method is alpha quality: wherever you can, focus a field instead, and the keyboard opens automatically.
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

  /**
   * Closes the keyboard. On iOS, the focused field also loses focus.
   * @throws on Android with `Can't close keyboard, not currently focused` when nothing has focus
   * @throws on the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { sendComment } from './comments';
   *
   * await sendComment('I saw it, too!');
   * await Keyboard.hide().catch(() => {
   *   // Android: the field had already lost focus.
   * });
   * ```
   */
  hide(): Promise<void>;

  /**
   * Shows or hides the bar with the arrows and the Done button above the keyboard. The bar is hidden at first. It exists only on iPhones; iPads have their own bar.
   * @throws on Android and the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @example
   * ```ts
   * import { Trispan } from '@trispan/core';
   *
   * // Arrows lead through a place's six fields.
   * if (Trispan.getPlatform() === 'ios') {
   *   await Keyboard.setAccessoryBarVisible({
   *     isVisible: true,
   *   });
   * }
   * ```
   */
  setAccessoryBarVisible(options: { isVisible: boolean }): Promise<void>;

  /**
   * Stops the whole web view from scrolling. Otherwise, iOS scrolls it to bring a focused field into view. Elements that scroll on their own are not affected.
   * @throws on Android and the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @example
   * ```ts
   * import { Trispan } from '@trispan/core';
   *
   * // On the map, only the list of places scrolls.
   * if (Trispan.getPlatform() === 'ios') {
   *   await Keyboard.setScroll({
   *     isDisabled: true,
   *   });
   * }
   * ```
   */
  setScroll(options: { isDisabled: boolean }): Promise<void>;

  /**
   * Sets the keyboard's appearance for the next time it opens.
   * @throws on Android and the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @example
   * ```ts
   * const isDark = document.body.matches('.night');
   *
   * await Keyboard.setStyle({
   *   style: isDark
   *     ? KeyboardStyle.Dark
   *     : KeyboardStyle.Default,
   * });
   * ```
   */
  setStyle(options: KeyboardStyleOptions): Promise<void>;

  /**
   * Changes how the app makes room for the keyboard. The change lasts until the app is closed; the initial value comes from the configuration.
   * @throws on Android and the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @example
   * ```ts
   * import { Trispan } from '@trispan/core';
   *
   * if (Trispan.getPlatform() === 'ios') {
   *   // The photo stays put, the caption moves.
   *   const mode = KeyboardResize.None;
   *   await Keyboard.setResizeMode({ mode });
   * }
   * ```
   */
  setResizeMode(options: KeyboardResizeOptions): Promise<void>;

  /**
   * Returns how the app currently makes room for the keyboard. Read the mode before a screen changes it, and restore it when the screen closes.
   * @throws on Android and the web with the code `UNIMPLEMENTED`
   * @since 4.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @example
   * ```ts
   * const before = await Keyboard.getResizeMode();
   * await Keyboard.setResizeMode({
   *   mode: KeyboardResize.Body,
   * });
   *
   * function closeMap() {
   *   return Keyboard.setResizeMode(before);
   * }
   * ```
   */
  getResizeMode(): Promise<KeyboardResizeOptions>;

  /**
   * Removes all listeners of this plugin, including those added by other parts of your app. To remove a single listener, call `remove` on its handle.
   * @throws on the web with the code `UNIMPLEMENTED`
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * async function closeEditor() {
   *   await Keyboard.removeAllListeners();
   *   document.body.classList.remove('compact');
   * }
   * ```
   */
  removeAllListeners(): Promise<void>;

  /**
   * Runs before the keyboard slides in on iOS. On Android, it runs only after the keyboard has become visible, directly before `keyboardDidShow`.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * const { classList } = document.body;
   *
   * // A tall keyboard leaves no room for photos.
   * await Keyboard.addListener(
   *   'keyboardWillShow',
   *   ({ keyboardHeight: height }) =>
   *     classList.toggle('compact', height > 280),
   * );
   * ```
   */
  addListener(
    eventName: 'keyboardWillShow',
    listenerFunc: (info: KeyboardInfo) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the keyboard is fully visible, and again when its height changes while it is open.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { setPanelHeight } from './emoji-panel';
   *
   * // It runs again when suggestions appear.
   * await Keyboard.addListener(
   *   'keyboardDidShow',
   *   (info) => setPanelHeight(info.keyboardHeight),
   * );
   * ```
   */
  addListener(
    eventName: 'keyboardDidShow',
    listenerFunc: (info: KeyboardInfo) => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs before the keyboard slides out on iOS. On Android, it runs together with `keyboardDidHide`.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * const { classList } = document.body;
   *
   * await Keyboard.addListener(
   *   'keyboardWillHide',
   *   () => classList.remove('compact'),
   * );
   * ```
   */
  addListener(
    eventName: 'keyboardWillHide',
    listenerFunc: () => void,
  ): Promise<PluginListenerHandle> & PluginListenerHandle;

  /**
   * Runs when the keyboard has closed.
   * @since 1.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { saveDraft } from './drafts';
   *
   * const handle = await Keyboard.addListener(
   *   'keyboardDidHide',
   *   () => saveDraft(),
   * );
   * const closeEditor = () => handle.remove();
   * ```
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
   * Dark, light, or the device's appearance.
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
 * Information about the keyboard that appears.
 */
export interface KeyboardInfo {
  /**
   * Height in CSS pixels. On iOS, `keyboardWillShow` gives the height of the part that covers the web view, and `keyboardDidShow` that of the whole keyboard.
   * @since 1.0.0
   */
  keyboardHeight: number;
}

/**
 * What shrinks when the keyboard opens.
 */
export enum KeyboardResize {
  /**
   * The `body` element becomes shorter. Viewport units such as `vh` keep their values.
   * @since 1.0.0
   */
  Body = 'body',

  /**
   * The `ion-app` element becomes shorter. This works only in apps made with Ionic Framework.
   * @since 1.0.0
   */
  Ionic = 'ionic',

  /**
   * The web view itself becomes smaller, so the page has a smaller window. Values in `vh` change accordingly.
   * @since 1.0.0
   */
  Native = 'native',

  /**
   * Nothing shrinks: the keyboard covers the bottom of the page.
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
   * The device's appearance, light or dark.
   * @since 1.0.0
   */
  Default = 'DEFAULT',
}

declare module '@trispan/cli' {
  interface PluginsConfig {
    /**
     * Initial settings for the keyboard, read when the app starts.
     */
    Keyboard?: {
      /**
       * How the app makes room for the keyboard when the app starts; `setResizeMode` changes it later.
       * @since 1.0.0
       * @platforms ios
       * @default native
       * @example "body"
       */
      resize?: KeyboardResize;

      /**
       * Appearance when the app starts. By default, the keyboard follows the device's appearance; set this option if your app has only one theme.
       * @since 1.0.0
       * @platforms ios
       * @example "DARK"
       */
      style?: KeyboardStyle;

      /**
       * Whether a workaround resizes the web view for the keyboard while the app is in full screen, for example when the status bar overlaps the page. Android itself does not resize it then.
       * @since 1.1.0
       * @platforms android
       * @example true
       */
      resizeOnFullScreen?: boolean;
    };
  }
}
