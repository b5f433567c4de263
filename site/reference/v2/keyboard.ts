import type { PluginListenerHandle } from './core.ts';

/**
 * Hides and styles the on-screen keyboard, sets how the page makes room for it, and reports when it appears.
 * @package @trispan/core 2.5.0
 */
declare const Keyboard: KeyboardPlugin;

export interface KeyboardPlugin {
  /**
   * Opens the keyboard. This method is alpha quality: it toggles the keyboard, so it may close one that is already open. Wherever you can, focus a field instead.
   * @throws on iOS with `not implemented`
   * @throws on the web with the string `Keyboard does not have web implementation.`
   * @since 2.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @example
   * ```ts
   * import { Plugins, Trispan } from '@trispan/core';
   * const { Keyboard } = Plugins;
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
   * @throws on the web with the string `Keyboard does not have web implementation.`
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { sendComment } from './comments';
   * const { Keyboard } = Plugins;
   *
   * await sendComment('I saw it, too!');
   * await Keyboard.hide().catch(() => {
   *   // Android: the field had already lost focus.
   * });
   * ```
   */
  hide(): Promise<void>;

  /**
   * Shows or hides the bar with the arrows and the Done button above an iPhone's keyboard. The bar is hidden at first.
   * @throws on Android with `not implemented`
   * @throws on the web with the string `Keyboard does not have web implementation.`
   * @since 2.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @example
   * ```ts
   * import { Plugins, Trispan } from '@trispan/core';
   * const { Keyboard } = Plugins;
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
   * @throws on Android with `not implemented`
   * @throws on the web with the string `Keyboard does not have web implementation.`
   * @since 2.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @example
   * ```ts
   * import { Plugins, Trispan } from '@trispan/core';
   * const { Keyboard } = Plugins;
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
   * Makes the keyboard dark or light the next time it opens.
   * @throws on Android with `not implemented`
   * @throws on the web with the string `Keyboard does not have web implementation.`
   * @since 2.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @example
   * ```ts
   * import {
   *   KeyboardStyle,
   *   Plugins,
   * } from '@trispan/core';
   * const { Keyboard } = Plugins;
   *
   * const isDark = document.body.matches('.night');
   *
   * await Keyboard.setStyle({
   *   style: isDark
   *     ? KeyboardStyle.Dark
   *     : KeyboardStyle.Light,
   * });
   * ```
   */
  setStyle(options: KeyboardStyleOptions): Promise<void>;

  /**
   * Changes how the app makes room for the keyboard. The change lasts until the app is closed; the initial value comes from the configuration.
   * @throws on Android with `not implemented`
   * @throws on the web with the string `Keyboard does not have web implementation.`
   * @since 2.0.0
   * @platforms ios
   * @support ios=yes android=no web=no
   * @example
   * ```ts
   * import {
   *   KeyboardResize,
   *   Plugins,
   *   Trispan,
   * } from '@trispan/core';
   * const { Keyboard } = Plugins;
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
   * Removes all listeners of this plugin, including those added by other parts of your app. To remove a single listener, call `remove` on its handle.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Keyboard } = Plugins;
   *
   * function closeEditor() {
   *   Keyboard.removeAllListeners();
   *   document.body.classList.remove('compact');
   * }
   * ```
   */
  removeAllListeners(): void;

  /**
   * Runs before the keyboard slides in on iOS. On Android, it runs only after the keyboard has become visible, directly before `keyboardDidShow`.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Keyboard } = Plugins;
   * const { classList } = document.body;
   *
   * // A tall keyboard leaves no room for photos.
   * Keyboard.addListener(
   *   'keyboardWillShow',
   *   ({ keyboardHeight: height }) =>
   *     classList.toggle('compact', height > 280),
   * );
   * ```
   */
  addListener(eventName: 'keyboardWillShow', listenerFunc: (info: KeyboardInfo) => void): PluginListenerHandle;

  /**
   * Runs when the keyboard is fully visible, and again when its height changes while it is open.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { setPanelHeight } from './emoji-panel';
   * const { Keyboard } = Plugins;
   *
   * // It runs again when suggestions appear.
   * Keyboard.addListener(
   *   'keyboardDidShow',
   *   (info) => setPanelHeight(info.keyboardHeight),
   * );
   * ```
   */
  addListener(eventName: 'keyboardDidShow', listenerFunc: (info: KeyboardInfo) => void): PluginListenerHandle;

  /**
   * Runs before the keyboard slides out on iOS. On Android, it runs together with `keyboardDidHide`.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { Keyboard } = Plugins;
   *
   * const { classList } = document.body;
   *
   * Keyboard.addListener('keyboardWillHide', () =>
   *   classList.remove('compact'),
   * );
   * ```
   */
  addListener(eventName: 'keyboardWillHide', listenerFunc: () => void): PluginListenerHandle;

  /**
   * Runs when the keyboard has closed.
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * import { saveDraft } from './drafts';
   * const { Keyboard } = Plugins;
   *
   * const handle = Keyboard.addListener(
   *   'keyboardDidHide',
   *   () => saveDraft(),
   * );
   * const closeEditor = () => handle.remove();
   * ```
   */
  addListener(eventName: 'keyboardDidHide', listenerFunc: () => void): PluginListenerHandle;
}

/**
 * The appearance for `setStyle`.
 */
export interface KeyboardStyleOptions {
  /**
   * Dark or light. No value follows the device's appearance.
   */
  style: KeyboardStyle;
}

/**
 * How the app makes room for the keyboard.
 */
export interface KeyboardResizeOptions {
  /**
   * The part of the app that shrinks while the keyboard is open.
   */
  mode: KeyboardResize;
}

/**
 * Information about the keyboard that appears.
 */
export interface KeyboardInfo {
  /**
   * Height of the keyboard in CSS pixels. On iOS, it includes the area below the keys on a phone without a home button.
   */
  keyboardHeight: number;
}

/**
 * Appearance of the keyboard.
 */
export enum KeyboardStyle {
  /**
   * A dark keyboard.
   */
  Dark = 'DARK',

  /**
   * A light keyboard. This is the default, even on a device in dark mode.
   */
  Light = 'LIGHT',
}

/**
 * What shrinks when the keyboard opens.
 */
export enum KeyboardResize {
  /**
   * The `body` element becomes shorter. Viewport units such as `vh` keep their values.
   */
  Body = 'body',

  /**
   * The `ion-app` element becomes shorter. This works only in apps made with Ionic Framework.
   */
  Ionic = 'ionic',

  /**
   * The web view itself becomes smaller, so the page has a smaller window. Values in `vh` change accordingly.
   */
  Native = 'native',

  /**
   * Nothing shrinks: the keyboard covers the bottom of the page.
   */
  None = 'none',
}

/**
 * Initial settings for the iOS keyboard, read when the app starts.
 * @config Keyboard
 */
interface KeyboardConfig {
  /**
   * How the app makes room for the keyboard when the app starts: `native`, `body`, `ionic` or `none`.
   * @platforms ios
   * @default native
   */
  resize?: string;

  /**
   * Appearance when the app starts: `dark`, in lower case, or any other value for light.
   * @platforms ios
   */
  style?: string;
}
