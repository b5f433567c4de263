/**
 * Changes the text colour, background and visibility of the bar with the clock at the top of the screen.
 * @package @trispan/core 2.5.0
 * @iosPlist UIViewControllerBasedStatusBarAppearance
 */
declare const StatusBar: StatusBarPlugin;

export interface StatusBarPlugin {
  /**
   * Makes the bar's text and icons light or dark. Choose what suits the colour behind the bar, and choose again when your app changes its theme.
   * @throws on Android when `style` is missing
   * @throws on the web with the string `StatusBar does not have web implementation.`
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import {
   *   Plugins,
   *   StatusBarStyle,
   * } from '@trispan/core';
   * import { isNight, setTheme } from './theme';
   * const { StatusBar } = Plugins;
   *
   * setTheme(isNight ? 'night' : 'day');
   * const style = isNight
   *   ? StatusBarStyle.Dark
   *   : StatusBarStyle.Light;
   * await StatusBar.setStyle({ style });
   * ```
   */
  setStyle(options: StatusBarStyleOptions): Promise<void>;

  /**
   * Sets the bar's background colour. The iOS bar has no background, so colour the top of your page instead.
   * @throws on Android when `color` is missing or not a colour
   * @throws on iOS with `not implemented`
   * @throws on the web with the string `StatusBar does not have web implementation.`
   * @since 2.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @example
   * ```ts
   * import { Plugins, Trispan } from '@trispan/core';
   * const { StatusBar } = Plugins;
   *
   * // The same green as the toolbar below.
   * if (Trispan.getPlatform() === 'android') {
   *   await StatusBar.setBackgroundColor({
   *     color: '#2F6F5E',
   *   });
   * }
   * ```
   */
  setBackgroundColor(options: StatusBarBackgroundColorOptions): Promise<void>;

  /**
   * Shows the bar after `hide`, or after a launch with `UIStatusBarHidden` in `Info.plist`.
   * @throws on the web with the string `StatusBar does not have web implementation.`
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import {
   *   Plugins,
   *   StatusBarAnimation,
   * } from '@trispan/core';
   * import { finishIntro } from './intro';
   * const { StatusBar } = Plugins;
   *
   * await finishIntro();
   * // The app started without a bar: no animation.
   * await StatusBar.show({
   *   animation: StatusBarAnimation.None,
   * });
   * ```
   */
  show(options?: StatusBarAnimationOptions): Promise<void>;

  /**
   * Hides the bar until you call `show`, for example for a full-screen video.
   * @throws on the web with the string `StatusBar does not have web implementation.`
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import {
   *   Plugins,
   *   StatusBarAnimation,
   * } from '@trispan/core';
   * import { openPhoto } from './photos';
   * const { StatusBar } = Plugins;
   *
   * await StatusBar.hide({
   *   animation: StatusBarAnimation.Fade,
   * });
   * openPhoto('heron.jpg');
   * ```
   */
  hide(options?: StatusBarAnimationOptions): Promise<void>;

  /**
   * Returns the bar's current state, whether you or the system set it.
   * @throws on the web with the string `StatusBar does not have web implementation.`
   * @since 2.0.0
   * @platforms ios android
   * @support ios=yes android=yes web=no
   * @example
   * ```ts
   * import {
   *   Plugins,
   *   StatusBarStyle,
   * } from '@trispan/core';
   * const { StatusBar } = Plugins;
   * const { style } = await StatusBar.getInfo();
   * const photoStyle = StatusBarStyle.Dark;
   * await StatusBar.setStyle({ style: photoStyle });
   *
   * // Call it when the photo is closed.
   * function restore() {
   *   return StatusBar.setStyle({ style });
   * }
   * ```
   */
  getInfo(): Promise<StatusBarInfoResult>;

  /**
   * Lets the web view extend to the top edge behind a transparent bar, or starts it below the bar. Turning the overlay off restores the bar's previous colour.
   * @throws on iOS with `not implemented`
   * @throws on the web with the string `StatusBar does not have web implementation.`
   * @since 2.0.0
   * @platforms android
   * @support ios=no android=yes web=no
   * @example
   * ```ts
   * import { Plugins } from '@trispan/core';
   * const { StatusBar } = Plugins;
   *
   * const { classList } = document.body;
   *
   * // Let the map reach the top edge.
   * await StatusBar.setOverlaysWebView({
   *   overlay: true,
   * });
   * classList.add('edge-to-edge');
   * ```
   */
  setOverlaysWebView(options: StatusBarOverlaysWebviewOptions): Promise<void>;
}

/**
 * The appearance of text and icons.
 */
export interface StatusBarStyleOptions {
  /**
   * The style is named after the background it suits, not after the text: `Dark` means light text.
   */
  style: StatusBarStyle;
}

/**
 * The bar's background colour.
 */
export interface StatusBarBackgroundColorOptions {
  /**
   * Hex colour as `#RRGGBB`, or `#AARRGGBB` with the transparency first.
   */
  color: string;
}

/**
 * How the bar appears and disappears.
 */
export interface StatusBarAnimationOptions {
  /**
   * The animation on iOS. Without options, the bar slides.
   * @platforms ios
   */
  animation: StatusBarAnimation;
}

/**
 * The bar's state.
 */
export interface StatusBarInfoResult {
  /**
   * Whether the bar is on the screen.
   */
  visible: boolean;

  /**
   * The style in use, `StatusBarStyle.Dark` or `StatusBarStyle.Light`.
   */
  style: StatusBarStyle;

  /**
   * Background colour as `#RRGGBB`, in capitals and without transparency. iOS does not set it.
   */
  color?: string;

  /**
   * Whether the web view is behind the bar. iOS does not set it.
   */
  overlays?: boolean;
}

/**
 * Whether the bar covers the web view.
 */
export interface StatusBarOverlaysWebviewOptions {
  /**
   * `true` puts the web view behind the bar; `false` starts it at the bar's lower edge. An empty object counts as `true`.
   */
  overlay: boolean;
}

/**
 * Appearance of text and icons in the bar.
 */
export enum StatusBarStyle {
  /**
   * Light text, for a dark background.
   */
  Dark = 'DARK',

  /**
   * Dark text, for a light background.
   */
  Light = 'LIGHT',
}

/**
 * How the bar appears and disappears on iOS.
 */
export enum StatusBarAnimation {
  /**
   * The bar appears and disappears immediately.
   */
  None = 'NONE',

  /**
   * The bar slides past the edge of the screen. This is the default.
   */
  Slide = 'SLIDE',

  /**
   * The bar fades in and out.
   */
  Fade = 'FADE',
}
