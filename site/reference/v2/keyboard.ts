import type { PluginListenerHandle } from './core.ts';

/**
 * Hides and styles the on-screen keyboard, decides how the page makes room for it, and reports when it appears.
 * @package @trispan/core 2.5.0
 */
declare const Keyboard: KeyboardPlugin;

export interface KeyboardPlugin {
  /**
   * Opens the keyboard on Android. It is of alpha quality: it toggles, so it may close a keyboard that is already open. Focus a field instead wherever you can.
   * @throws with `not implemented` on iOS.
   * @throws with the string `Keyboard does not have web implementation.` in a browser.
   * @support ios=no android=yes web=no
   */
  show(): Promise<void>;

  /**
   * Closes the keyboard. On iOS the focused field also loses its focus.
   * @throws with `Can't close keyboard, not currently focused` when nothing has the focus (Android).
   * @throws with the string `Keyboard does not have web implementation.` in a browser.
   * @support ios=yes android=yes web=no
   */
  hide(): Promise<void>;

  /**
   * Shows or hides the bar above the keyboard with the arrows and the Done button on an iPhone. It is hidden from the start.
   * @throws with `not implemented` on Android.
   * @throws with the string `Keyboard does not have web implementation.` in a browser.
   * @support ios=yes android=no web=no
   */
  setAccessoryBarVisible(options: { isVisible: boolean }): Promise<void>;

  /**
   * Stops the web view from scrolling as a whole, which iOS does to bring a focused field into view. Elements with their own scrolling are not affected.
   * @throws with `not implemented` on Android.
   * @throws with the string `Keyboard does not have web implementation.` in a browser.
   * @support ios=yes android=no web=no
   */
  setScroll(options: { isDisabled: boolean }): Promise<void>;

  /**
   * Makes the keyboard of iOS dark or light, from the next time that it opens.
   * @throws with `not implemented` on Android.
   * @throws with the string `Keyboard does not have web implementation.` in a browser.
   * @support ios=yes android=no web=no
   */
  setStyle(options: KeyboardStyleOptions): Promise<void>;

  /**
   * Changes how the app makes room for the keyboard on iOS, until the app is closed. The start value comes from the configuration.
   * @throws with `not implemented` on Android.
   * @throws with the string `Keyboard does not have web implementation.` in a browser.
   * @support ios=yes android=no web=no
   */
  setResizeMode(options: KeyboardResizeOptions): Promise<void>;

  /**
   * Removes every listener of this capability, including those of other parts of your app. To remove one, call `remove` of its handle.
   * @support ios=yes android=yes web=no
   */
  removeAllListeners(): void;

  /**
   * Calls you before the keyboard slides in on iOS. Android tells you only when it is there, directly before `keyboardDidShow`.
   * @support ios=yes android=yes web=no
   */
  addListener(eventName: 'keyboardWillShow', listenerFunc: (info: KeyboardInfo) => void): PluginListenerHandle;

  /**
   * Calls you when the keyboard is fully visible, and again when its height changes while it is open.
   * @support ios=yes android=yes web=no
   */
  addListener(eventName: 'keyboardDidShow', listenerFunc: (info: KeyboardInfo) => void): PluginListenerHandle;

  /**
   * Calls you before the keyboard slides out on iOS. On Android it arrives together with `keyboardDidHide`.
   * @support ios=yes android=yes web=no
   */
  addListener(eventName: 'keyboardWillHide', listenerFunc: () => void): PluginListenerHandle;

  /**
   * Calls you when the keyboard is gone.
   * @support ios=yes android=yes web=no
   */
  addListener(eventName: 'keyboardDidHide', listenerFunc: () => void): PluginListenerHandle;
}

/**
 * The appearance for `setStyle`.
 */
export interface KeyboardStyleOptions {
  /**
   * Dark or light. There is no value that follows the device.
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
 * What you learn about the keyboard that appears.
 */
export interface KeyboardInfo {
  /**
   * Height of the keyboard in CSS pixels. On iOS it includes the area below the keys of a phone without a home button.
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
   * A light keyboard. It is used when you set nothing, also on a device in dark mode.
   */
  Light = 'LIGHT',
}

/**
 * What shrinks when the keyboard opens.
 */
export enum KeyboardResize {
  /**
   * The `body` element gets a smaller height. Viewport units such as `vh` keep their values.
   */
  Body = 'body',

  /**
   * The `ion-app` element gets a smaller height. It works in apps made with Ionic Framework only.
   */
  Ionic = 'ionic',

  /**
   * The web view itself becomes smaller, so the page sees a smaller window. Values in `vh` change with it.
   */
  Native = 'native',

  /**
   * Nothing shrinks: the keyboard is on top of the page.
   */
  None = 'none',
}

/**
 * Start values for the keyboard of iOS, read when the app starts.
 * @config Keyboard
 */
interface KeyboardConfig {
  /**
   * How the app makes room for the keyboard at the start: `native`, `body`, `ionic` or `none`.
   * @platforms ios
   * @default native
   */
  resize?: string;

  /**
   * `dark`, in small letters, makes the keyboard dark from the start. Any other value leaves it light.
   * @platforms ios
   */
  style?: string;
}
